import type { CompiledDefinition, Context, Document, Option } from '../../engine';
import { getAt, setAt } from '../../engine';
import type { Example } from '../../engine/examples/example';
import book from './demo-book.json' with { type: 'json' };
import { options } from './look-ups';

type Person = (typeof book)['customers'][number];

/** The customers of the demo book with their policies, by number. */
export const people: { [clientId: string]: string[] } = Object.fromEntries(
  book.customers.map(({ clientId, policies }) => [
    clientId,
    policies.map(({ policyNumber }) => policyNumber),
  ]),
);

/** The context of an example: its customer and policies as the demo book has them. The customer must be there. */
export function contextOf(definition: CompiledDefinition, example: Example): Context {
  const { as, holds, today } = example;
  const customer = book.customers.find(({ clientId }) => clientId === as.clientId)!;
  const { firstName, middleName, lastName } = customer;
  const policies = customer.policies
    .filter(({ policyNumber }) => !holds || holds.includes(policyNumber))
    .map(({ policyNumber, policyStatus, planType, planId }) => ({
      policyNo: policyNumber,
      policyStatus,
      planType,
      planId,
    }));
  const policy = policies.find(({ policyNo }) => policyNo === as.policyNo);
  const { openRequests = [] } =
    customer.policies.find(({ policyNumber }) => policyNumber === policy?.policyNo) ?? {};
  return {
    customer: {
      ...customer,
      fullName: [firstName, middleName, lastName].filter(Boolean).join(' '),
    },
    policies,
    ...(policy && { policy }),
    subType: { name: definition.request.subType.name, code: 'ST0101' },
    hasOpenRequest: example.hasOpenRequest ?? (openRequests as string[]).includes(definition.key),
    loaded: example.loaded ?? loadedOf(definition, customer),
    lists: listsOf(definition, example),
    ...(example.lookedUp && { lookedUp: example.lookedUp }),
    proofs: example.proofs ?? [],
    today,
  };
}

/** What the insurer's calls answer for the demo book, by call. */
const responses: { [call: string]: (customer: Person) => unknown } = {
  'POST client-details-pan/': ({ pan }) => ({ panNo: pan }),
  'GET get-address-proof/': () => ({ address_proof: options.addressProofs }),
};

/** The calls that fill `loaded` and lists and that the demo book does not answer: an example has to say what they do. */
export function unansweredCalls({ request }: CompiledDefinition, example: Example): string[] {
  const loads = example.loaded ? [] : (request.load ?? []).map(({ call }) => call);
  const lists = Object.entries(request.lists ?? {})
    .filter(([field]) => !Object.hasOwn(example.lists ?? {}, field))
    .map(([, { call }]) => call);
  return [...loads, ...lists].filter((call) => !Object.hasOwn(responses, call));
}

function loadedOf({ request }: CompiledDefinition, customer: Person): Document['loaded'] {
  const loaded = {};
  for (const { call, keep } of request.load ?? [])
    for (const [to, from] of Object.entries(keep))
      setAt(loaded, to, getAt(responses[call]!(customer), from));
  return loaded;
}

function listsOf({ request }: CompiledDefinition, example: Example): Context['lists'] {
  const lists: { [field: string]: Option[] } = {};
  for (const [field, { call, items }] of Object.entries(request.lists ?? {})) {
    const own = example.lists?.[field];
    const answered = own === undefined ? getAt(responses[call]!(book.customers[0]!), items) : own;
    if (answered) lists[field] = answered;
  }
  return lists;
}
