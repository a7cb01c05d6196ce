import type { PolicyItem } from './policyList';
import type { Profile } from './profile';

/** All that the session keeps, and all that logging out clears (doc 1 §3). */
interface SessionData {
  userData: { [field: string]: unknown };
  policyList: PolicyItem[];
  lastLogin: string;
  clientUniqueId: string;
  userProfile: Profile;
  token: string;
  toBePaidPremiumAmount: string;
}

export type SessionKey = keyof SessionData;

const areTexts: SessionKey[] = ['lastLogin', 'clientUniqueId', 'token', 'toBePaidPremiumAmount'];

export function writeSession<K extends SessionKey>(key: K, value: SessionData[K]): void {
  sessionStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
}

export function readSession<K extends SessionKey>(key: K): SessionData[K] | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  return (areTexts.includes(key) ? text : JSON.parse(text)) as SessionData[K];
}

export const clearSession = (): void => sessionStorage.clear();
