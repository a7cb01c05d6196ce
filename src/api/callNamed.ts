import { type ApiCall, contract } from './contract';

const withoutSlash = (call: string): string => call.replace(/\/$/, '');

const calls = new Map(
  Object.keys(contract).map((call) => [withoutSlash(call), call as ApiCall] as const),
);

/** The call of the contract with this method and path; a slash at the end of the path makes no difference. */
export const callNamed = (name: string): ApiCall | undefined => calls.get(withoutSlash(name));
