/** Calls that the specification names in two ways (OPEN-263). */
const otherNames: { [call: string]: string } = {
  'POST bank-sr-raise': 'POST update-bank-detail',
};

/** The one name of a call; a slash at the end is ignored. */
export function callName(call: string): string {
  const name = call.replace(/\/$/, '');
  return otherNames[name] ?? name;
}

/** Whether two names mean one call. */
export const isSameCall = (one: string, other: string): boolean =>
  callName(one) === callName(other);
