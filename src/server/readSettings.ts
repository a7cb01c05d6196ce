import { SettingsError } from './envVariable';
import { nearMisses } from './nearMisses';
import { demoDefaults, type Settings, variables } from './settings';

/**
 * Reads all settings; throws one {@link SettingsError} that names every problem. `isServing`: whether the services that
 * requests need have to be there, too: commands, such as `book import`, use none of them.
 */
export function readSettings(
  env: { [name: string]: string | undefined },
  { isServing = true }: { isServing?: boolean } = {},
): Settings {
  const names = Object.values(variables).map(({ name }) => name);
  const problems = nearMisses(env, names);
  const settings: { [name: string]: unknown } = {};
  for (const [name, setting] of Object.entries(variables)) {
    try {
      settings[name] = setting.parse(env[setting.name]);
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      problems.push(error.message);
    }
  }
  const read = settings as Settings;
  read.demoBook ??= read.nodeEnv !== 'production';
  for (const [name, [withDemo, without]] of Object.entries(demoDefaults))
    read[name as keyof typeof demoDefaults] ??= read.demoBook ? withDemo : without;
  if (problems.length === 0)
    problems.push(...(isServing ? missingServices(read) : []), ...contradictions(read));
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return read;
}

type Requirement = [variable: string, value: string | undefined, consequence: string];

/** The services that the demo book simulates. */
const requiredWithoutDemoBook = (settings: Settings): Requirement[] => [
  ['OTP_DELIVERY_URL', settings.otpDeliveryUrl, 'OTPs cannot be delivered'],
  ['PAN_CHECK_URL', settings.panCheckUrl, 'PANs cannot be checked'],
  ['PENNY_DROP_URL', settings.pennyDropUrl, 'bank accounts cannot be verified'],
  ['LIVENESS_URL', settings.livenessUrl, 'photos cannot be checked'],
  ['SMS_URL', settings.smsUrl, 'text messages cannot be sent'],
  ['PAYMENT_GATEWAY_URL', settings.paymentGatewayUrl, 'premiums cannot be paid'],
];

const requiredForGateway = (settings: Settings): Requirement[] => [
  ['PAYMENT_SECRET', settings.paymentSecret, 'the reports of the gateway cannot be verified'],
  ['PUBLIC_URL', settings.publicUrl, 'the gateway cannot send customers back to the portal'],
];

const requiredForTickets = (settings: Settings): Requirement[] => [
  ['TICKETS_SECRET', settings.ticketsSecret, 'tickets and their status cannot be signed'],
  ['PUBLIC_URL', settings.publicUrl, 'files of tickets cannot be fetched'],
];

const requiredForPolicyBook = (settings: Settings): Requirement[] => [
  ['POLICY_BOOK_TOKEN', settings.policyBookToken, 'the policy book cannot know who asks'],
];

/** The settings that requests need beside others; a line for each that is missing. */
function missingServices(settings: Settings): string[] {
  const { demoBook, paymentGatewayUrl, ticketsUrl, policyBookUrl, nodeEnv } = settings;
  const why = nodeEnv === 'production' ? ', the default with NODE_ENV=production' : '';
  return [
    ...missing(demoBook ? [] : requiredWithoutDemoBook(settings), `when DEMO_BOOK is off${why}`),
    ...missing(paymentGatewayUrl ? requiredForGateway(settings) : [], 'with PAYMENT_GATEWAY_URL'),
    ...missing(ticketsUrl ? requiredForTickets(settings) : [], 'with TICKETS_URL'),
    ...missing(policyBookUrl ? requiredForPolicyBook(settings) : [], 'with POLICY_BOOK_URL'),
  ];
}

/** What is wrong with settings that can each be used on their own; a line for each problem. */
function contradictions(settings: Settings): string[] {
  const { nodeEnv, publicUrl, port, metricsPort, timeZone } = settings;
  const problems: string[] = [];
  if (nodeEnv === 'production' && publicUrl?.startsWith('http:'))
    problems.push(
      `PUBLIC_URL="${publicUrl}" cannot be used in production. Give its https address.`,
    );
  if (settings.releaseApproval && settings.releaseTokens.length < 2)
    problems.push(
      'RELEASE_APPROVAL needs RELEASE_TOKENS of at least two people: one proposes, another approves.',
    );
  for (const [variable, isSet] of [
    ['RELEASE_APPROVAL', settings.releaseApproval],
    ['RELEASE_TOKENS', settings.releaseTokens.length > 0],
  ] as const)
    if (isSet && !settings.releases)
      problems.push(
        `${variable} needs RELEASES=on: without it saved files are live at once. Set that, or remove ${variable}.`,
      );
  if (port !== 0 && metricsPort === port)
    problems.push(`METRICS_PORT and PORT are both ${port}. Give METRICS_PORT another one.`);
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    problems.push(`TIME_ZONE="${timeZone}" is not a time zone. Give a name like Asia/Kolkata.`);
  }
  return problems;
}

const missing = (requirements: Requirement[], when: string): string[] =>
  requirements
    .filter(([, value]) => !value)
    .map(
      ([variable, , consequence]) => `${variable} is needed ${when}: without it ${consequence}.`,
    );
