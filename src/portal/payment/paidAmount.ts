/** The amount that was on its way to the gateway, for the page that the gateway leads back to. */
const name = 'toBePaidPremiumAmount';

const withManner = (value: string, age = '') => `${name}=${value}; path=/; SameSite=Lax${age}`;

export function keepPaidAmount(amount: string): void {
  document.cookie = withManner(encodeURIComponent(amount));
}

export function readPaidAmount(): string | undefined {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return cookie && decodeURIComponent(cookie.slice(name.length + 1));
}

/** It is read once: another payment has another amount. */
export function forgetPaidAmount(): void {
  document.cookie = withManner('', '; max-age=0');
}
