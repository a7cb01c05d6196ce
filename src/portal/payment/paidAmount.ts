/** The amount that was sent to the gateway, for the page to which the gateway returns. */
const name = 'toBePaidPremiumAmount';

const cookieOf = (value: string, age = '') => `${name}=${value}; path=/; SameSite=Lax${age}`;

export function savePaidAmount(amount: string): void {
  document.cookie = cookieOf(encodeURIComponent(amount));
}

export function readPaidAmount(): string | undefined {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return cookie && decodeURIComponent(cookie.slice(name.length + 1));
}

export function deletePaidAmount(): void {
  document.cookie = cookieOf('', '; max-age=0');
}
