/** Calls that the specification names in two ways (OPEN-263). */
const otherNames: { [call: string]: string } = {
  'POST bank-sr-raise': 'POST update-bank-detail',
};

/** Whether two names mean one call; a slash at the end is ignored. */
export function isSameCall(one: string, other: string): boolean {
  return nameOf(one) === nameOf(other);
}

function nameOf(call: string): string {
  const name = call.replace(/\/$/, '');
  return otherNames[name] ?? name;
}
