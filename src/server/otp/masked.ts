export function maskedMobile(number: string): string {
  return number && 'x'.repeat(Math.max(0, number.length - 4)) + number.slice(-4);
}

export function maskedEmail(address: string): string {
  const [person = '', host = ''] = address.split('@');
  return address && `${person.slice(0, 2)}${'x'.repeat(Math.max(3, person.length - 2))}@${host}`;
}
