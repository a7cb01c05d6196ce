import { InvalidTokenError, jwtDecode } from 'jwt-decode';
import { readSession } from './storage';

/** When the token expires, in milliseconds since 1970; 0 for a missing or malformed token. */
function tokenExpiry(): number {
  const token = readSession('token');
  if (!token) return 0;
  try {
    return (jwtDecode(token).exp ?? 0) * 1000;
  } catch (fault) {
    if (fault instanceof InvalidTokenError) return 0;
    throw fault;
  }
}

export const isExpired = (): boolean => tokenExpiry() <= Date.now();

const fiveMinutes = 5 * 60 * 1000;

export const endsSoon = (): boolean => tokenExpiry() - Date.now() < fiveMinutes;

/** Either of the two alone is not a session (SESS-04). */
export const isSignedIn = (): boolean =>
  Boolean(readSession('token')) && Boolean(readSession('userProfile'));

/** Nobody has signed in in this tab, or the customer has logged out. */
export const isSignedOut = (): boolean => !readSession('token') && !readSession('userProfile');
