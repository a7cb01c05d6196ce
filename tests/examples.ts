import type { Answers, Context, Document, Problem, Proof } from '../src/engine/definition';
import type { CompiledDefinition } from '../src/engine/definition';
import { getAt, setAt } from '../src/engine/pointer';
import book from '../src/server/outside/demo-book.json' with { type: 'json' };
import { keysOf, projectFiles } from './files';

/** An example file of a request type (`src/engine/metaschemas/example.json`). */
export interface Example {
  about: string;
  today: string;
  as: { clientId: string; policyNo?: string };
  answers: Answers;
  loaded?: Document['loaded'];
  proofs?: Proof[];
  steps?: { call: string; payload: { [name: string]: unknown }; response?: object }[];
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

/** The context of an example: its customer and policies as the demo book has them. */
export function contextOf(definition: CompiledDefinition, example: Example): Context {
  const customer = book.customers.find(({ clientId }) => clientId === example.as.clientId)!;
  const { firstName, middleName, lastName } = customer;
  const policies = customer.policies.map(({ policyNumber, policyStatus, planType, planId }) => ({
    policyNo: policyNumber,
    policyStatus,
    planType,
    planId,
  }));
  const policy = policies.find(({ policyNo }) => policyNo === example.as.policyNo);
  const { openRequests = [] } =
    customer.policies.find(({ policyNumber }) => policyNumber === policy?.policyNo) ?? {};
  const context: Context = {
    customer: {
      ...customer,
      fullName: [firstName, middleName, lastName].filter(Boolean).join(' '),
    },
    policies,
    policy,
    subType: { name: definition.request.subType.name, code: 'ST0101' },
    hasOpenRequest: (openRequests as string[]).includes(definition.key),
    loaded: example.loaded ?? loadedOf(definition, customer),
    lists: listsOf(definition),
    proofs: example.proofs ?? [],
    today: example.today,
  };
  return context;
}

/** What the insurer's calls answer for the demo book, by call: enough for loads and lists of the examples. */
const responses: { [call: string]: (customer: (typeof book.customers)[number]) => unknown } = {
  'POST client-details-pan/': ({ pan }) => ({ panNo: pan }),
  'GET get-address-proof/': () => ({
    address_proof: book.lookups.addressProofs.map((label, id) => ({ label, value: label, id })),
  }),
};

function loadedOf({ request }: CompiledDefinition, customer: (typeof book.customers)[number]) {
  const loaded = {};
  for (const { call, keep } of request.load ?? [])
    for (const [to, from] of Object.entries(keep))
      setAt(loaded, to, getAt(responses[call]!(customer), from));
  return loaded;
}

function listsOf({ request }: CompiledDefinition): Context['lists'] {
  return Object.fromEntries(
    Object.entries(request.lists ?? {}).map(([field, { call, items }]) => [
      field,
      getAt(responses[call]!(book.customers[0]!), items),
    ]),
  );
}
