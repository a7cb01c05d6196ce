import { refreshToken } from './refreshToken';
import { openSessionModal } from './sessionModal';
import { endsSoon, isExpired } from './token';

let refreshing: Promise<void> | undefined;

/**
 * Whether the session is valid. Called on every navigation and before every call, never by a timer (SESS-07). An expired
 * session opens the modal; a session that ends soon is refreshed.
 */
export async function authenticate(): Promise<boolean> {
  if (isExpired()) {
    openSessionModal('expired');
    return false;
  }
  if (endsSoon()) {
    refreshing ??= refreshToken().finally(() => {
      refreshing = undefined;
    });
    await refreshing;
  }
  return true;
}
