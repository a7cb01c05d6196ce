import {
  asPointer,
  type Context,
  getAt,
  isObject,
  loadLists,
  loadLookUps,
  loadValues,
  type NeededCall,
  type NormalizedAnswers,
  type Proof,
  runLoader,
  type ValueExpression,
  type ValueMap,
} from '#engine';
import { policyForRules } from '../records/policy';
import { profileOf } from '../records/profile';
import { usableProofs } from '../proofs/proofs';
import { hasOpenTicket } from '../store/tickets';
import { signatureContext } from '../signatures/signatureContext';
import type { StepRequest } from './stepRequest';
import { ownsAll } from '../session/ownership';

const maxLinkParameterLength = 40;

/**
 * The context of a request from the insurer's records alone; the browser fills the same shape from its calls. Only
 * lists and look-ups depend on `answers`.
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
    link: linkParameters(stepRequest),
    today: services.today(),
    ...(policy && (await signatureContext(stepRequest, policy.policyNo))),
  };
  const definition = stepMatch.type.failFast;
  const answer = (needed: NeededCall) => ask(stepRequest, needed);
  // A missing policy is a problem of its own.
  if (policy) context.loaded = await runLoader(loadValues(definition, context), answer);
  context.lists = await runLoader(loadLists(definition, context, answers), answer);
  context.lookedUp = await runLoader(loadLookUps(definition, context, answers), answer);
  return context;
}

/** The proofs of the customer. The proof of a file is stored by its digest and names the received file. */
async function proofsOf({ services, session, received }: StepRequest): Promise<Proof[]> {
  const stored = await usableProofs(services, session.clientId);
  const files = Object.values(received.files);
  const ofFiles = stored.flatMap(({ purpose, value }) =>
    files.filter(({ digest }) => digest === value).map(({ id }) => ({ purpose, value: id })),
  );
  return [...stored, ...ofFiles];
}

/** Makes a call in process, as the browser would make it; `undefined` where it is refused. */
async function ask(
  { services, session }: StepRequest,
  { call, payload }: NeededCall,
): Promise<unknown> {
  if (!(await ownsAll(services.policyBook, session, payload))) return undefined;
  const reply = await services.runCall(call, payload, session);
  return reply.status === 200 ? reply.body : undefined;
}

/** The query parameters of the link that opened the request, as far as the step sends them. */
function linkParameters({ stepMatch, received }: StepRequest): { [name: string]: string } {
  const link: { [name: string]: string } = {};
  for (const [target, source] of Object.entries<ValueExpression>(stepMatch.step.send as ValueMap)) {
    const from = isObject(source) && 'from' in source ? source.from : source;
    if (typeof from !== 'string' || !from.startsWith('/link/')) continue;
    const value = getAt(received.fields, asPointer(target));
    if (typeof value === 'string' && value !== '' && value.length <= maxLinkParameterLength)
      link[from.slice('/link/'.length)] = value;
  }
  return link;
}
