/** What depends on the database: its locks, its transactions side by side, its limits, its pages and its migrations. */
export const differsOnPostgres = [
  'resubmission',
  'drafts',
  'limits',
  'otp',
  'integrations',
  'paidPremium',
  'paymentCallback',
  'requests',
  'restart',
  'sequence',
  'session',
  'signInLimit',
  'signatures',
  'tracking',
  'uploads',
].map((name) => `tests/server/${name}.test.ts`);
