/** Calls that the specification names twice (doc 1 §7, OPEN-263), by the other name. */
const otherNames: { [call: string]: string } = {
  'POST bank-sr-raise': 'POST update-bank-detail',
};

/** Whether two names mean one call: a slash at the end makes no difference. */
export function isSameCall(one: string, other: string): boolean {
  return nameOf(one) === nameOf(other);
}

function nameOf(call: string): string {
  const name = call.replace(/\/$/, '');
  return otherNames[name] ?? name;
}
