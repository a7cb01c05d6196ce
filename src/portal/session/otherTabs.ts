import { readSession } from './storage';

/** The tabs of this portal that are open in this browser. */
const name = 'session';

/** Tells the other tabs that this customer has logged out: what they show and keep of them has to go, too. */
export function tellLogout(): void {
  const tabs = new BroadcastChannel(name);
  tabs.postMessage(readSession('clientUniqueId'));
  tabs.close();
}

/** Acts once the customer of this tab has logged out in another one; returns how to stop. */
export function onLogoutElsewhere(act: () => void): () => void {
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = ({ data }) => {
    // The tab that sent it has no session any more.
    if (data !== undefined && data === readSession('clientUniqueId')) act();
  };
  return () => tabs.close();
}
