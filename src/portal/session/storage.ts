import type { PolicyRecord } from '#engine';
import type { Profile } from './profile';

/** All keys of session storage (SESS-01); logout clears them. */
interface SessionData {
  userData: { [field: string]: unknown };
  policyList: PolicyRecord[];
  lastLogin: string;
  clientUniqueId: string;
  userProfile: Profile;
  token: string;
  toBePaidPremiumAmount: string;
}

export type SessionKey = keyof SessionData;

const stringKeys: SessionKey[] = ['lastLogin', 'clientUniqueId', 'token', 'toBePaidPremiumAmount'];

export function writeSession<K extends SessionKey>(key: K, value: SessionData[K]): void {
  sessionStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
}

export function readSession<K extends SessionKey>(key: K): SessionData[K] | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  return (stringKeys.includes(key) ? text : JSON.parse(text)) as SessionData[K];
}

export const clearSession = (): void => sessionStorage.clear();
