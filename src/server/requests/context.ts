import {
  type Answers,
  asksForProof,
  type Context,
  describedFields,
  linkParameters,
  loadContext,
  type NeededCall,
  type Proof,
  provingCall,
  runLoader,
} from '#engine';
import { customerRecords } from '../records/customerRecords';
import { usableProofs } from '../proofs/proofs';
import { findOpenTicket } from '../store/tickets';
import { signatureContext } from '../signatures/signatureContext';
import type { StepRequest } from './stepRequest';
import { ownsAll } from '../session/ownership';

/**
 * The context of a request from the insurer's records alone; the browser fills the same shape from its calls. Only
 * lists and look-ups depend on `answers`.
 */
export async function contextOf(
  stepRequest: StepRequest,
  policyNumber: string | undefined,
  answers: Answers,
): Promise<Context> {
  const { stepMatch, received } = stepRequest;
  const records = await recordsOf(stepRequest, policyNumber);
  const link = linkParameters(stepMatch.step, received.fields);
  return runLoader(loadContext(stepMatch.type.failFast, { ...records, link }, answers), (needed) =>
    makeNeededCall(stepRequest, needed),
  );
}

/** The part of the context that needs no calls. What the definition does not ask for is not looked up. */
export async function recordsOf(
  stepRequest: StepRequest,
  policyNumber: string | undefined,
): Promise<Context> {
  const { services, session, stepMatch } = stepRequest;
  const { db } = services;
  const definition = stepMatch.type.failFast;
  const { customer, policies } = await customerRecords(services, session.clientId);
  const policy = policies.find(({ policyNo }) => policyNo === policyNumber);
  return {
    customer,
    policies,
    ...(policy && { policy }),
    subType: stepMatch.subType,
    hasOpenRequest:
      policy && definition.request.openRequestCheck
        ? (await findOpenTicket(db, policy.policyNo, stepMatch.subType.code)) !== undefined
        : false,
    proofs: asksForProof(definition.schema) ? await proofsOf(stepRequest) : [],
    today: services.today(),
    ...(policy && (await signatureContext(stepRequest, policy.policyNo))),
  };
}

/**
 * The proofs of the customer by OTP and photo. The proof of a file is stored by its digest and names the received file.
 * What a call has to prove is proved by nothing else.
 */
async function proofsOf({ services, session, received, stepMatch }: StepRequest): Promise<Proof[]> {
  const definition = stepMatch.type.failFast;
  const byCall = describedFields(definition.schema)
    .filter(({ at }) => provingCall(definition, at))
    .map(({ schema }) => schema.proof);
  const stored = (await usableProofs(services, session.clientId)).filter(
    ({ purpose }) => !byCall.includes(purpose),
  );
  const files = Object.values(received.files);
  const ofFiles = stored.flatMap(({ purpose, value }) =>
    files.filter(({ digest }) => digest === value).map(({ id }) => ({ purpose, value: id })),
  );
  return [...stored, ...ofFiles];
}

/** Makes a call in process, as the browser would make it; `undefined` where it is refused. */
export async function makeNeededCall(
  { services, session }: StepRequest,
  { call, payload }: NeededCall,
): Promise<unknown> {
  if (!(await ownsAll(services.policyBook, session, payload))) return undefined;
  const reply = await services.runCall(call, payload, session);
  return reply.status === 200 ? reply.body : undefined;
}
