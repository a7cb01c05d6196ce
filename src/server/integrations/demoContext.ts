import type { Example } from '#authoring';
import {
  asOf,
  type CompiledDefinition,
  type Context,
  loadLists,
  loadLookUps,
  loadValues,
  type NeededCall,
  resolveAnswers,
  runLoaderSync,
  signedText,
} from '#engine';
import { resolveRelativeDays } from '../clock';
import { allocationsOf, fundDetailsOf, fundValueOf } from '../records/funds';
import { policyDetailOf, policyForRules } from '../records/policy';
import type { PolicyData } from '../records/policyData';
import { profileOf } from '../records/profile';
import book from './demoBook.json' with { type: 'json' };
import { fundsOfProduct, navDateOn } from './ulipFunds';
import { options, lookUpPincode } from './referenceData';

type Book = (typeof book)['customers'][number];

export { knownCalls as calls } from '#api';
export { otpTexts } from './otpTexts';

/** The policy numbers of each customer of the demo book, by client id. */
export const policyNumbersByClient: { [clientId: string]: string[] } = Object.fromEntries(
  book.customers.map(({ clientId, policies }) => [
    clientId,
    policies.map(({ policyNumber }) => policyNumber),
  ]),
);

/** What the stand-ins for outside services can answer. */
export const { simulatedOutcomes } = book;

/** Whose records count, on which day: what an example says of them. */
export type Applicant = Pick<Example, 'as' | 'today' | 'customer' | 'policy' | 'holds'>;

/** A customer of the demo book with their policies, as request.json reads them. The customer must exist. */
export function recordsOf(applicant: Applicant): Pick<Context, 'customer' | 'policies'> {
  const { policies: _owned, ...facts } = customerOf(applicant);
  return {
    customer: {
      ...profileOf({ ...recordOf(customerOf(applicant)), data: facts }),
      ...applicant.customer,
    },
    policies: policiesOf(applicant),
  };
}

/** Whether a request of this type is open on the policy, as the demo book has it. */
export function hasOpenRequest(applicant: Applicant, key: string): boolean {
  const { openRequests = [] } = ownedPolicy(applicant) ?? {};
  return (openRequests as string[]).includes(key);
}

/** What the demo book answers to a call of a customer about their policy; undefined for what it does not know. */
export function respond(applicant: Applicant, { call, payload }: NeededCall): unknown {
  if (call === 'GET pin-code/') return lookUpPincode(String(payload.pinCode));
  if (Object.hasOwn(lists, call)) return succeeded(lists[call]);
  const record = ownedPolicy(applicant);
  const answer = record && responses[call];
  if (!answer) return undefined;
  const response = answer(
    customerOf(applicant),
    policyRecordOf(record, applicant),
    applicant.today,
  );
  return succeeded(response);
}

/** As the server answers: an object says that it is a success. */
const succeeded = (response: unknown): unknown =>
  Array.isArray(response) ? response : { status: 'success', ...(response as object) };

/**
 * The context of an example: its customer and policies from the demo book, on the example's day. The customer must
 * exist, and {@link unansweredCalls} must be empty.
 */
export function contextOf(definition: CompiledDefinition, example: Example): Context {
  const { customer, policies } = recordsOf(example);
  const policy = policies.find(({ policyNo }) => policyNo === example.as.policyNo);
  const context: Context = {
    customer,
    policies,
    ...(policy && { policy }),
    subType: { name: definition.request.subType.name, code: 'ST0101' },
    hasOpenRequest: example.hasOpenRequest ?? hasOpenRequest(example, definition.key),
    proofs: example.proofs ?? [],
    attempt,
    link: example.link,
    today: example.today,
  };
  const answer = (needed: NeededCall): unknown => respond(example, needed);
  context.loaded = example.loaded ?? runLoaderSync(loadValues(definition, context), answer);
  const on = asOf(definition, example.today);
  const given = example.answers ?? {};
  context.lookedUp = example.lookedUp ?? runLoaderSync(loadLookUps(on, context, given), answer);
  const answers = resolveAnswers(on, context, given);
  const loadedLists = runLoaderSync(loadLists(on, context, answers), answer);
  context.lists = Object.fromEntries(
    Object.entries({ ...loadedLists, ...example.lists }).flatMap(([field, options]) =>
      // `null` in an example: the list could not be loaded.
      options === null ? [] : [[field, options]],
    ),
  );
  const text = signedText(context, answers);
  const signed = example.signed ?? (definition.request.signatures ?? []).map(({ id }) => id);
  return { ...context, signed: Object.fromEntries(signed.map((id) => [id, text])) };
}

/** The policies of examples, as request.json reads them: many examples have the same ones. */
const knownPolicies = new Map<string, NonNullable<Context['policies']>>();

const mostKnown = 1000;

function policiesOf(applicant: Applicant): NonNullable<Context['policies']> {
  const { as, holds, policy: own, today } = applicant;
  const key = JSON.stringify([as, holds, own, today]);
  let policies = knownPolicies.get(key);
  if (!policies) {
    const customer = customerOf(applicant);
    policies = customer.policies
      .filter(({ policyNumber }) => !holds || holds.includes(policyNumber))
      .map((policy, id) => ({
        ...policyForRules(recordOf(customer), policyRecordOf(policy, applicant), id, 'Demo'),
        ...(policy.policyNumber === as.policyNo && own),
      }));
    if (knownPolicies.size >= mostKnown) knownPolicies.clear();
    knownPolicies.set(key, policies);
  }
  return policies;
}

/** The UUID of the submit attempt in the payloads of examples. */
const attempt = '00000000-0000-4000-8000-000000000000';

const customerOf = ({ as }: Applicant): Book =>
  book.customers.find(({ clientId }) => clientId === as.clientId)!;

/** The record of the policy; undefined where it is not among those that the customer holds. */
function ownedPolicy(applicant: Applicant): Book['policies'][number] | undefined {
  const { as, holds } = applicant;
  if (as.policyNo === undefined || holds?.includes(as.policyNo) === false) return undefined;
  return customerOf(applicant).policies.find(({ policyNumber }) => policyNumber === as.policyNo);
}

const recordOf = (customer: Book) => ({ ...customer, data: customer });

/**
 * A policy of the demo book on the example's day. What the example overrides goes into the record, too, so that what
 * is derived from it follows: a `planType` decides about `isUlipPolicy`, a `policyStatus` is what calls report.
 */
const policyRecordOf = (
  policy: Book['policies'][number],
  { as, today, policy: own }: Applicant,
) => ({
  policyNumber: policy.policyNumber,
  clientId: as.clientId,
  data: resolveRelativeDays<PolicyData>(today, {
    ...policy,
    ...(policy.policyNumber === as.policyNo && own),
  }),
});

/** The answers of the calls for the demo book, with every property that the contract of the call promises. */
const responses: {
  [call: string]: (
    customer: Book,
    policy: ReturnType<typeof policyRecordOf>,
    today: string,
  ) => unknown;
} = {
  'POST client-details-pan/': ({ pan }) => ({ panNo: pan }),
  'GET policy/': (customer, policy) => policyDetailOf(recordOf(customer), policy),
  'GET get-gst-detail/': ({ gstin }) => ({ etli_gstin: gstin }),
  'GET get-bank-detail/': (_customer, { data: { existingBank } }) => ({
    etli_bankaccountnumber: existingBank?.accountNumber ?? '',
    etli_accounttype: existingBank?.accountType ?? '',
    etli_accountholdername: existingBank?.holderName ?? '',
    etli_ifsccode_value: existingBank?.ifsc ?? '',
  }),
  'GET fund-details/': (_customer, policy, today) => ({
    fundDetails: fundDetailsOf(policy),
    totalFundValue: fundValueOf(policy) ?? 0,
    navDate: navDateOn(today),
  }),
  'POST fund-allocation/': (_customer, policy) => allocationsOf(policy),
  'POST to-fund-switch-list/': (_customer, { data }) =>
    fundsOfProduct(data.planId).map((fund) => ({
      attribute_code: fund.fundCode,
      attribute_text: fund.fundName,
      switchAllocation: 0,
      label: fund.fundName,
      value: fund.fundCode,
      id: fund.fundCode,
      ...fund,
    })),
  'POST policy/search/': (customer, policy) => ({
    data: [policyDetailOf(recordOf(customer), policy)],
  }),
  'GET rider-details/': (_customer, { data }) => ({ riderDetails: data.riders }),
  'POST policy-coverage/': (_customer, { data }) => ({ coverageDetails: data.coverage ?? [] }),
  'POST client-details/': (customer) => ({
    ...profileOf(recordOf(customer)),
    healthDetails: (customer as { health?: object }).health ?? {},
  }),
  'POST evc-applicable-date/': (_customer, { data }) => ({
    applicable_till_date: data.evcApplicableTill ?? '',
  }),
};

const lists: { [call: string]: unknown } = {
  'GET get-address-proof/': { address_proof: options.addressProofs },
  'GET id-proof-list/': { list: options.idProofs },
  'GET nominee-relation-list/': { list: options.relations },
  'GET appointee-relation-list/': { list: options.relations },
  'GET get-draw-date-list/': { list: options.drawDates },
  'GET get-preferred-slot/': { list: options.slots },
  'GET get-pickup-location-current-per-other/': { list: options.addressTypes },
  'GET get-pincodes-list/': { list: options.serviceablePincodes },
  'GET get-investment-strategy-list/': { list: options.investmentStrategies },
  'GET get-eia-repository-list/': {
    list: book.lookups.eiaRepositories.map((label, id) => ({ label, value: label, id })),
  },
};

/** The calls that an example needs and that the demo book cannot answer: the example has to give the answers. */
export function unansweredCalls({ request }: CompiledDefinition, example: Example): string[] {
  const loads = example.loaded ? [] : (request.load ?? []).map(({ call }) => call);
  const filled = Object.entries(request.lists ?? {}).flatMap(([field, list]) =>
    'call' in list && !Object.hasOwn(example.lists ?? {}, field) ? [list.call] : [],
  );
  return [
    ...loads.filter((call) => !Object.hasOwn(responses, call)),
    ...filled.filter((call) => !Object.hasOwn(lists, call)),
  ];
}
