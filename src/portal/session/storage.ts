import type { PolicyItem } from './policyList';
import type { Profile } from './profile';

/** All that the session keeps, and all that logging out clears (doc 1 §3). */
interface Kept {
  userData: { [field: string]: unknown };
  policyList: PolicyItem[];
  lastLogin: string;
  clientUniqueId: string;
  userProfile: Profile;
  token: string;
  toBePaidPremiumAmount: string;
}

export type SessionKey = keyof Kept;

const areTexts: SessionKey[] = ['lastLogin', 'clientUniqueId', 'token', 'toBePaidPremiumAmount'];

export function keep<K extends SessionKey>(key: K, value: Kept[K]): void {
  sessionStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
}

export function recall<K extends SessionKey>(key: K): Kept[K] | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  return (areTexts.includes(key) ? text : JSON.parse(text)) as Kept[K];
}

export const forgetAll = (): void => sessionStorage.clear();
