/** The amount that was sent to the gateway, for the page to which the gateway returns. */
const name = 'toBePaidPremiumAmount';

function cookieOf(value: string, age = ''): string {
  // Over http, which is for development, a browser would not store a secure cookie.
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; path=/; SameSite=Lax${secure}${age}`;
}

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
