/** In local storage while there are drafts: when all of them are to be deleted, as an ISO date. */
const name = 'request-drafts-until';

const day = 24 * 60 * 60 * 1000;

export const keepForDays = (days: number): void =>
  localStorage.setItem(name, new Date(Date.now() + days * day).toISOString());

export const isKeptTooLong = (): boolean =>
  (localStorage.getItem(name) ?? '9') < new Date().toISOString();

export const forgetKeepUntil = (): void => localStorage.removeItem(name);
