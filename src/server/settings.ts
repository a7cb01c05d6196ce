import {
  bucketUrl,
  url,
  choice,
  choices,
  hexKeys,
  host,
  links,
  namedSecrets,
  networks,
  postgresUrl,
  redisUrl,
  secret,
  onOff,
  socket,
  text,
  integer,
} from './envVariable';

const minutes = 60;

const demoRepositories = ['One', 'Two', 'Three', 'Four'].map((number) => ({
  name: `Repository ${number}`,
  url: `https://repository-${number.toLowerCase()}.example.com/`,
}));

/** Every setting: its environment variable, its default and its range. */
export const variables = {
  port: integer('PORT', 8080, 0, 65_535),
  host: host('HOST', 'localhost'),
  /** Holds the database (unless DATABASE_URL is set), the uploads and the secrets. */
  dataDir: text('DATA_DIR', './data'),
  databaseUrl: postgresUrl('DATABASE_URL'),
  /** The bucket that keeps the files of tickets, instead of the data folder. */
  bucket: bucketUrl('UPLOADS_URL'),
  /** Counts requests by address there instead of in the database. */
  redisUrl: redisUrl('REDIS_URL'),
  /** Of one process. */
  databaseConnections: integer('DATABASE_CONNECTIONS', 10, 1, 500),
  /** For a connection: a new one, or one that other calls use. */
  databaseWaitSeconds: integer('DATABASE_WAIT_SECONDS', 5, 1, 60),
  databaseStatementSeconds: integer('DATABASE_STATEMENT_SECONDS', 10, 1, 600),
  /** For what another transaction has locked. */
  databaseLockSeconds: integer('DATABASE_LOCK_SECONDS', 5, 1, 60),
  /** Between two statements of a transaction. */
  databaseIdleSeconds: integer('DATABASE_IDLE_SECONDS', 30, 1, 600),
  /** How long a stopping server finishes the requests in hand. */
  stopSeconds: integer('STOP_SECONDS', 7, 1, 300),
  /** The folder that holds `catalogue.json` and `schemas/`. */
  definitionsDir: text('DEFINITIONS_DIR', '.'),
  /** Serves only what was published, instead of the saved files of that folder. */
  releases: onOff('RELEASES', false),
  /** Who may publish; without it whoever can read `release.key` in the data folder. */
  releaseTokens: namedSecrets('RELEASE_TOKENS'),
  /** A release goes live only when another person has approved it. */
  releaseApproval: onOff('RELEASE_APPROVAL', false),
  logLevel: choice('LOG_LEVEL', 'info', ['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies: networks('TRUSTED_PROXIES'),
  /** Where the figures for Prometheus are served; nowhere if it is not set. */
  metricsPort: integer('METRICS_PORT', undefined, 0, 65_535),
  metricsHost: host('METRICS_HOST', 'localhost'),

  /** What may differ, at this start, from what the database was used with. */
  acceptChanged: choices('ACCEPT_CHANGED', [
    'SESSION_SECRET',
    'OTP_PEPPER',
    'DRAFT_KEY',
    'PAYMENT_SECRET',
    'TICKETS_SECRET',
    'UPLOAD_KEY',
    'uploads',
  ]),

  nodeEnv: choice('NODE_ENV', undefined, ['production', 'development', 'test']),
  /** On by default, but never with NODE_ENV=production: it shows every OTP to everybody. */
  demoBook: onOff('DEMO_BOOK', undefined),
  timeZone: text('TIME_ZONE', 'Asia/Kolkata'),

  brandWord: text('BRAND_WORD', 'Demo'),
  brandName: text('BRAND_NAME', 'Demo Life'),
  customerServiceNumber: text('CUSTOMER_SERVICE_NUMBER', '1800-000-0000'),
  tollFreeNumber: text('TOLL_FREE_NUMBER', '1800-000-0000'),
  careContact: text('CARE_CONTACT', 'care@example.com'),
  headerHours: text('HEADER_HOURS', 'Mon-Sat 10 AM to 7 PM'),
  menuHours: text('MENU_HOURS', '9 AM to 9 PM'),
  underEnhancement: onOff('UNDER_ENHANCEMENT', false),

  /** Where electronic insurance accounts are opened. */
  eiaRepositories: links('EIA_REPOSITORIES', demoRepositories),

  /** Signs the session tokens; generated once and kept in the data folder if it is not set. */
  sessionSecret: secret('SESSION_SECRET'),
  sessionMinutes: integer('SESSION_MINUTES', 60, 1, 24 * minutes),
  /** The longest duration of a session, however often its token is refreshed. */
  sessionLongestMinutes: integer('SESSION_LONGEST_MINUTES', 12 * minutes, 1, 24 * minutes),

  /** Keys the digests of one-time passwords; generated once and kept in the data folder if it is not set. */
  otpPepper: secret('OTP_PEPPER'),
  otpMinutes: integer('OTP_MINUTES', 5, 1, 10),
  otpLoginTries: integer('OTP_LOGIN_TRIES', 5, 1, 10),
  otpVerificationTries: integer('OTP_VERIFICATION_TRIES', 3, 1, 10),
  /** To one customer, and to one number or address. Without the demo book 5 an hour and 10 a day: each costs an SMS. */
  otpSendsPerHour: integer('OTP_SENDS_PER_HOUR', undefined, 1, 10_000),
  otpSendsPerDay: integer('OTP_SENDS_PER_DAY', undefined, 1, 100_000),
  /**
   * Between two OTPs for the same purpose, unless the first was used. Defaults to 0 with the demo book, else to 29: the
   * shortest countdown of the screens is 30 seconds.
   */
  otpPauseSeconds: integer('OTP_PAUSE_SECONDS', undefined, 0, 600),
  /** Wrong dates of birth for one customer, by any identifier, after which answers no longer tell right from wrong. */
  signInFailuresPerDay: integer('SIGN_IN_FAILURES_PER_DAY', 10, 1, 10_000),
  /** The same for one network, an hour. */
  signInFailuresPerNetwork: integer('SIGN_IN_FAILURES_PER_NETWORK', 100, 1, 1_000_000),
  /** Wrong sign-in OTPs of a customer in 24 hours after which each further one costs an hour; half from one network. */
  otpFailuresBeforeWait: integer('OTP_FAILURES_BEFORE_WAIT', 10, 2, 100),
  /** Wrong OTPs for a contact or signature in 24 hours, by one customer and at one number or address. */
  otpFailuresPerDay: integer('OTP_FAILURES_PER_DAY', 9, 1, 100),
  /** How long a verified e-mail or number may be used in a request. */
  proofMinutes: integer('PROOF_MINUTES', 30, 1, 24 * minutes),
  /** How long a signature under unchanged answers may be used in a request. */
  signatureMinutes: integer('SIGNATURE_MINUTES', 24 * minutes, 1, 7 * 24 * minutes),
  /**
   * Encrypts drafts; generated once and kept in the data folder if it is not set. Write a new key before the earlier
   * ones, which still decrypt what they encrypted.
   */
  draftKeys: hexKeys('DRAFT_KEY'),
  /** How long a draft is kept after it was last saved. */
  draftDays: integer('DRAFT_DAYS', 60, 1, 3650),
  draftsPerCustomer: integer('DRAFTS_PER_CUSTOMER', 50, 1, 10_000),
  /** The limit for the answers of one draft, as JSON. */
  draftBytes: integer('DRAFT_BYTES', 200_000, 1024, 10_000_000),
  /** How long the result of an earlier step may be used to raise the request. */
  stepResultMinutes: integer('STEP_RESULT_MINUTES', 30, 1, 24 * minutes),
  /** How long the link of an incident may be used. */
  linkDays: integer('LINK_DAYS', 30, 1, 3650),
  /** Has the insurer's customers and policies; without it they are in the server's own tables. */
  policyBookUrl: url('POLICY_BOOK_URL', 'https://example.com/policy-book'),
  /** Sent to it as a bearer token. */
  policyBookToken: secret('POLICY_BOOK_TOKEN'),
  /** The longest time for which its answers are kept; an answer may say less. */
  policyBookCacheSeconds: integer('POLICY_BOOK_CACHE_SECONDS', 30, 0, 300),
  otpDeliveryUrl: url('OTP_DELIVERY_URL', 'https://example.com/otp'),
  panCheckUrl: url('PAN_CHECK_URL', 'https://example.com/pan'),
  pennyDropUrl: url('PENNY_DROP_URL', 'https://example.com/penny-drop'),
  livenessUrl: url('LIVENESS_URL', 'https://example.com/liveness'),
  /** How often one customer may use one of these services, or download the PDF of a request. */
  outsideAsksPerHour: integer('OUTSIDE_ASKS_PER_HOUR', 60, 1, 10_000),
  /** Sends text messages other than OTPs. */
  smsUrl: url('SMS_URL', 'https://example.com/sms'),
  /** Sends e-mails other than OTPs, to customers without a mobile number. */
  emailUrl: url('EMAIL_URL', 'https://example.com/email'),
  /** Starts payments at the insurer's gateway; without it the demonstration gateway is used. */
  paymentGatewayUrl: url('PAYMENT_GATEWAY_URL', 'https://pay.example.com/orders'),
  /** Where customers pay, if the host differs from that of PAYMENT_GATEWAY_URL. */
  paymentPageUrl: url('PAYMENT_PAGE_URL', 'https://pay.example.com'),
  /** Shared with the gateway: signs the orders that it gets and the reports that it sends. */
  paymentSecret: secret('PAYMENT_SECRET'),
  /** Makes payment acknowledgements; without it the server makes them. */
  paymentReceiptUrl: url('PAYMENT_RECEIPT_URL', 'https://example.com/receipt'),
  /** The insurer's system that works on tickets; without it the demonstration has one, and otherwise none is sent. */
  ticketsUrl: url('TICKETS_URL', 'https://example.com/tickets'),
  /** Shared with that system: signs the tickets that it gets and the changes of status that it sends. */
  ticketsSecret: secret('TICKETS_SECRET'),
  /** How long that system may use a link to a file of a ticket. */
  ticketFileMinutes: integer('TICKET_FILE_MINUTES', 60, 1, 7 * 24 * minutes),
  /** How long the report on a payment is waited for; a payment page is open no longer. */
  paymentMinutes: integer('PAYMENT_MINUTES', 30, 1, 24 * minutes),
  /** How long a bank may take to give back, or to report after all, what it debited without reporting in time. */
  paymentReturnDays: integer('PAYMENT_RETURN_DAYS', 7, 1, 90),
  /** Per customer. */
  paymentStartsPerHour: integer('PAYMENT_STARTS_PER_HOUR', 20, 1, 10_000),
  /** The portal's address for customers, to which a gateway sends them back. */
  publicUrl: url('PUBLIC_URL', 'https://portal.example.com'),
  /** ClamAV's daemon, which scans uploaded files. */
  clamdUrl: socket('CLAMD_URL'),
  outsideSeconds: integer('OUTSIDE_SECONDS', 10, 1, 120),

  /**
   * Encrypts files in the bucket of UPLOADS_URL; generated once and kept in the data folder if it is not set. Write a new
   * key before the earlier ones, which still decrypt what they encrypted.
   */
  uploadKeys: hexKeys('UPLOAD_KEY'),
  /** The limit for one file, even if a request type allows more. */
  uploadBytes: integer('UPLOAD_BYTES', 10_000_000, 1, 100_000_000),
  uploadFiles: integer('UPLOAD_FILES', 10, 1, 50),
  bodyBytes: integer('BODY_BYTES', 256 * 1024, 1024, 10_000_000),
  /** Per IP address; see http/limits.ts for what counts as what. */
  callsPerMinute: integer('CALLS_PER_MINUTE', 1200, 1, 1_000_000),
  signInCallsPerMinute: integer('SIGN_IN_CALLS_PER_MINUTE', 120, 1, 1_000_000),
  filesPerMinute: integer('FILES_PER_MINUTE', 3000, 1, 1_000_000),
  /** Open at a time. Half of what the system lets this process open by default, and no more than 10,000. */
  maxConnections: integer('MAX_CONNECTIONS', undefined, 10, 1_000_000),
} as const;

type Values = { [name in keyof typeof variables]: ReturnType<(typeof variables)[name]['parse']> };

/** Settings whose default depends on whether the demo book is loaded. */
export const demoDefaults = {
  otpPauseSeconds: [0, 29],
  otpSendsPerHour: [60, 5],
  otpSendsPerDay: [1000, 10],
} as const;

export type Settings = Values & { demoBook: boolean } & {
  -readonly [name in keyof typeof demoDefaults]: number;
};
