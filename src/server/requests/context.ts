import {
  type NormalizedAnswers,
  type Context,
  documentOf,
  getAt,
  isLoadDue,
  listNeedsPolicy,
  lookUpNeedsPolicy,
  type Option,
  optionsOf,
  type Proof,
  setAt,
} from '#engine';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { policyForRules } from '../records/policy';
import { profileOf } from '../records/profile';
import { proofs } from '../store/schema';
import { hasOpenTicket } from '../store/tickets';
import { signatureContext } from '../signatures/signatureContext';
import { ask } from './ask';
import type { StepRequest } from './stepRequest';
import { linkIn } from './link';

/**
 * Who asks and what is known, from our own records alone: the browser fills the same shape from its calls.
 * `answers` are as they were sent; only lists and look-ups may depend on them.
 */
export async function contextOf(
  stepRequest: StepRequest,
  policyNumber: string | undefined,
  answers: NormalizedAnswers,
): Promise<Context> {
  const { services, session, stepMatch } = stepRequest;
  const { db, policyBook, settings } = services;
  const customer = await policyBook.customer(session.clientId);
  const policies = (await policyBook.policiesOf(session.clientId)).map((policy, id) =>
    policyForRules(customer, policy, id, settings.brandWord),
  );
  const policy = policies.find(({ policyNo }) => policyNo === policyNumber);
  const context: Context = {
    customer: profileOf(customer),
    policies,
    ...(policy && { policy }),
    subType: stepMatch.subType,
    hasOpenRequest: policy
      ? await hasOpenTicket(db, policy.policyNo, stepMatch.subType.code)
      : false,
    proofs: await proofsOf(stepRequest),
    link: linkIn(stepRequest),
    today: services.today(),
    ...(policy && (await signatureContext(stepRequest, policy.policyNo))),
  };
  if (policy) context.loaded = await loadedFor(stepRequest, context);
  context.lists = await listsFor(stepRequest, context, answers);
  context.lookedUp = await lookedUpFor(stepRequest, context, answers);
  return context;
}

async function loadedFor(stepRequest: StepRequest, context: Context): Promise<Context['loaded']> {
  const loaded = {};
  const definition = stepRequest.stepMatch.type.failFast;
  for (const load of definition.request.load ?? []) {
    const soFar = { ...context, loaded };
    if (!isLoadDue(definition, soFar, load)) continue;
    const body = await ask(stepRequest, load.call, load.send, documentOf(soFar, {}));
    for (const [target, from] of Object.entries(load.keep))
      setAt(loaded, target, getAt(body, from));
  }
  return loaded;
}

async function listsFor(stepRequest: StepRequest, context: Context, answers: NormalizedAnswers) {
  const lists: { [field: string]: Option[] } = {};
  const document = documentOf(context, answers);
  for (const [field, list] of Object.entries(
    stepRequest.stepMatch.type.failFast.request.lists ?? {},
  )) {
    if (!context.policy && listNeedsPolicy(list)) continue;
    const response = 'call' in list && (await ask(stepRequest, list.call, list.send, document));
    lists[field] = optionsOf(list, document, response) ?? [];
  }
  return lists;
}

/**
 * An entry for every look-up, found or not: what it fills is never taken from the caller. Without a policy, which is
 * refused by itself, there is nothing to ask about it.
 */
async function lookedUpFor(stepRequest: StepRequest, context: Context, answers: NormalizedAnswers) {
  const lookedUp: { [field: string]: unknown } = {};
  const document = documentOf(context, answers);
  for (const [field, lookUp] of Object.entries(
    stepRequest.stepMatch.type.failFast.request.lookUps ?? {},
  )) {
    if (!context.policy && lookUpNeedsPolicy(lookUp)) continue;
    const isAsked = getAt(answers, field) !== undefined;
    lookedUp[field] = isAsked ? await ask(stepRequest, lookUp.call, lookUp.send, document) : null;
  }
  return lookedUp;
}

/** What was proved. The proof of a file is kept by its content and counts for the file that has it. */
async function proofsOf({
  services: { db, now },
  session,
  received,
}: StepRequest): Promise<Proof[]> {
  const held = await db
    .select({ purpose: proofs.purpose, value: proofs.value })
    .from(proofs)
    .where(
      and(
        eq(proofs.clientId, session.clientId),
        isNull(proofs.usedFor),
        gt(proofs.expiresAt, now()),
      ),
    );
  const files = Object.values(received.files);
  const ofFiles = held.flatMap(({ purpose, value }) =>
    files.filter(({ digest }) => digest === value).map(({ id }) => ({ purpose, value: id })),
  );
  return [...held, ...ofFiles];
}
