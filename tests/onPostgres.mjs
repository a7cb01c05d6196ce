/** Tests that depend on the database: locks, concurrent transactions, limits, pages and migrations. */
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
  'unreadableInput',
  'uploads',
].map((name) => `tests/server/${name}.test.ts`);
