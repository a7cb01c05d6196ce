import { expect, it, vi } from 'vitest';
import { savePaidAmount } from '../../src/portal/payment/paidAmount';

function cookieAt(protocol: string): string {
  const written = vi.spyOn(document, 'cookie', 'set');
  vi.stubGlobal('location', { protocol });
  savePaidAmount('24480.5');
  return written.mock.calls[0]![0];
}

it('is sent to the portal alone, and only over https where the portal is served so', () => {
  expect(cookieAt('https:')).toBe('toBePaidPremiumAmount=24480.5; path=/; SameSite=Lax; Secure');
});

it('is kept in development over http', () => {
  expect(cookieAt('http:')).toBe('toBePaidPremiumAmount=24480.5; path=/; SameSite=Lax');
});
