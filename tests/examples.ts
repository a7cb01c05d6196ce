import type { Answers, Context, Document, Problem, Proof } from '../src/engine/definition';
import type { CompiledDefinition } from '../src/engine/definition';
import { asOf, documentOf, optionsOf, type Payload, settle, signedText } from '../src/engine';
import { getAt, setAt } from '../src/engine/pointer';
import { dayFrom } from '../src/server/clock';
import { options, placesWith } from '../src/server/outside/look-ups';
import { fundsOf } from '../src/server/outside/fund-house';
import { allocationsOf, fundDetailsOf } from '../src/server/records/funds';
import { policyDetailOf, policyForRules } from '../src/server/records/policy';
import { profileOf } from '../src/server/records/profile';
import book from '../src/server/outside/demo-book.json' with { type: 'json' };
import { keysOf, projectFiles } from './files';

/** An example file of a request type (`src/engine/metaschemas/example.json`). */
export interface Example {
  about: string;
  today: string;
  as: { clientId: string; policyNo?: string };
  answers: Answers;
  loaded?: Document['loaded'];
  lookedUp?: Context['lookedUp'];
  proofs?: Proof[];
  signed?: string[];
  link?: Context['link'];
  steps?: { call: string; payload: Payload; response?: object; pause?: string }[];
  stops?: string;
  problems?: Problem[];
  refusal?: string;
}

export type ExampleKind = 'accepted' | 'rejected' | 'refused';

export interface ExampleFile extends Example {
  key: string;
  name: string;
  kind: ExampleKind;
}

export function examplesOf(key: string, files = projectFiles): ExampleFile[] {
  const folder = `schemas/${key}/examples/`;
  return Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]) => {
      const name = path.slice(folder.length).replace(/\.json$/, '');
      return { ...JSON.parse(text), key, name, kind: name.split('-')[0] as ExampleKind };
    });
}

export const allExamples = (files = projectFiles) =>
  keysOf(files).flatMap((key) => examplesOf(key, files));

type Book = (typeof book)['customers'][number];

/** The context of an example: its customer and policies as the demo book has them on its day. */
export function contextOf(definition: CompiledDefinition, example: Example): Context {
  const customer = customerOf(example);
  const { policies: owned, ...facts } = customer;
  const policies = owned.map((policy, id) =>
    policyForRules(recordOf(customer), policyRecordOf(policy, example), id, 'Demo'),
  );
  const policy = policies.find(({ policyNo }) => policyNo === example.as.policyNo);
  const { openRequests = [] } =
    owned.find(({ policyNumber }) => policyNumber === policy?.policyNo) ?? {};
  const context: Context = {
    customer: profileOf({ ...recordOf(customer), data: facts }),
    policies,
    ...(policy && { policy }),
    subType: { name: definition.request.subType.name, code: 'ST0101' },
    hasOpenRequest: (openRequests as string[]).includes(definition.key),
    loaded: example.loaded ?? loadedOf(definition, example),
    lookedUp: example.lookedUp ?? lookedUpOf(definition, example),
    proofs: example.proofs ?? [],
    attempt,
    link: example.link,
    today: example.today,
  };
  context.lists = listsOf(definition, context);
  const text = signedText(definition, context, example.answers ?? {});
  const signed = example.signed ?? (definition.request.signatures ?? []).map(({ id }) => id);
  return { ...context, signed: Object.fromEntries(signed.map((id) => [id, text])) };
}

/** The UUID that stands for an attempt to submit, in the payloads of examples. */
const attempt = '00000000-0000-4000-8000-000000000000';

const customerOf = ({ as }: Pick<Example, 'as'>): Book =>
  book.customers.find(({ clientId }) => clientId === as.clientId)!;

const recordOf = (customer: Book) => ({ ...customer, lastLoginAt: null, data: customer });

/** A policy with the days that the book counts from the day on which it is loaded. */
const policyRecordOf = (policy: Book['policies'][number], { as, today }: Example) => ({
  policyNumber: policy.policyNumber,
  clientId: as.clientId,
  data: Object.fromEntries(
    Object.entries(policy).map(([name, value]) => [
      name,
      typeof value === 'string' ? dayFrom(today, value) : value,
    ]),
  ) as { [name: string]: any },
});

/** What the insurer's calls answer for the demo book, by call. */
const responses: {
  [call: string]: (customer: Book, policy: ReturnType<typeof policyRecordOf>) => unknown;
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
  'GET fund-details/': (_customer, policy) => ({ fundDetails: fundDetailsOf(policy) }),
  'POST fund-allocation/': (_customer, policy) => allocationsOf(policy),
  'POST to-fund-switch-list/': (_customer, { data }) =>
    fundsOf(data.planId).map(({ fundCode, fundName }) => ({
      attribute_code: fundCode,
      attribute_text: fundName,
    })),
  'POST evc-applicable-date/': (_customer, { data }) => ({
    applicable_till_date: data.evcApplicableTill ?? '',
  }),
};

function loadedOf({ request }: CompiledDefinition, example: Example) {
  const loaded = {};
  const customer = customerOf(example);
  const policy = customer.policies.find(({ policyNumber }) => policyNumber === example.as.policyNo);
  if (!policy) return loaded;
  for (const { call, keep } of request.load ?? [])
    for (const [to, from] of Object.entries(keep))
      setAt(loaded, to, getAt(responses[call]!(customer, policyRecordOf(policy, example)), from));
  return loaded;
}

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

/** What look-ups answer to the example's answers. */
function lookedUpOf(definition: CompiledDefinition, { answers, today }: Example) {
  const { request } = definition;
  const settled = settle(asOf(definition, today), answers ?? {});
  return Object.fromEntries(
    Object.entries(request.lookUps ?? {}).map(([field, { call }]) => [
      field,
      call === 'GET pin-code/' ? placesWith(String(getAt(settled, field) ?? '')) : lists[call],
    ]),
  );
}

function listsOf({ request }: CompiledDefinition, context: Context): Context['lists'] {
  return Object.fromEntries(
    Object.entries(request.lists ?? {}).map(([field, list]) => [
      field,
      optionsOf(list, documentOf(context, {}), 'call' in list ? lists[list.call] : undefined)!,
    ]),
  );
}
