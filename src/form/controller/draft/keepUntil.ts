/** In local storage while there are drafts: when all of them expire, as an ISO date. */
const name = 'request-drafts-until';

const day = 24 * 60 * 60 * 1000;

export const extendExpiry = (days: number): void =>
  localStorage.setItem(name, new Date(Date.now() + days * day).toISOString());

export function areDraftsExpired(): boolean {
  const until = localStorage.getItem(name);
  return until !== null && until < new Date().toISOString();
}

export const clearExpiry = (): void => localStorage.removeItem(name);
