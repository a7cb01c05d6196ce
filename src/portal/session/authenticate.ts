import { refreshToken } from './refreshToken';
import { openSessionModal } from './sessionModal';
import { endsSoon, isExpired } from './token';

let refreshing: Promise<void> | undefined;

/**
 * Whether the session still stands. Called on every change of route and before every call, and
 * nowhere by a timer: an ended session raises the modal, one that ends soon is made longer on the way.
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
