import { InvalidTokenError, jwtDecode } from 'jwt-decode';
import { readSession } from './storage';

/** When the token ends, in milliseconds since 1970; 0 for a missing or broken one, which has always ended. */
function endOfToken(): number {
  const token = readSession('token');
  if (!token) return 0;
  try {
    return (jwtDecode(token).exp ?? 0) * 1000;
  } catch (fault) {
    if (fault instanceof InvalidTokenError) return 0;
    throw fault;
  }
}

export const isExpired = (): boolean => endOfToken() <= Date.now();

const fiveMinutes = 5 * 60 * 1000;

export const endsSoon = (): boolean => endOfToken() - Date.now() < fiveMinutes;

/** One of the two alone is no session (doc 1 §4). */
export const isSignedIn = (): boolean =>
  Boolean(readSession('token')) && Boolean(readSession('userProfile'));
