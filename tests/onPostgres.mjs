/** What depends on the database: its locks, its transactions side by side, its limits, its pages and its migrations. */
export const differsOnPostgres = [
  'again',
  'drafts',
  'limits',
  'otp',
  'outside',
  'paid-premium',
  'payment-callback',
  'requests',
  'restart',
  'sequence',
  'session',
  'sign-in-limit',
  'signatures',
  'tracking',
  'uploads',
].map((name) => `tests/server/${name}.test.ts`);
