/** The amount that was on its way to the gateway, for the page that the gateway leads back to. */
const name = 'toBePaidPremiumAmount';

const cookieOf = (value: string, age = '') => `${name}=${value}; path=/; SameSite=Lax${age}`;

export function savePaidAmount(amount: string): void {
  document.cookie = cookieOf(encodeURIComponent(amount));
}

export function readPaidAmount(): string | undefined {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return cookie && decodeURIComponent(cookie.slice(name.length + 1));
}

/** It is read once: another payment has another amount. */
export function deletePaidAmount(): void {
  document.cookie = cookieOf('', '; max-age=0');
}
