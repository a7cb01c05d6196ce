import type { Payload, Step } from '#engine';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { later } from '../clock';
import type { Db } from '../store/open';
import { stepResults } from '../store/schema';
import type { StepRequest } from './stepRequest';
import { fingerprintOf } from './fingerprint';

/** A stored result of a step. */
export type StepResult = typeof stepResults.$inferSelect;

/** What was sent to a step, and for which policy, if it names one. */
export interface StepInput {
  payload: Payload;
  policyNumber: string | undefined;
}

/** Stores the response of a step under exactly what was sent. */
export async function saveResult(
  stepRequest: StepRequest,
  input: StepInput,
  answer: object,
): Promise<void> {
  await upsert(stepRequest.services.db, stepRequest, input, answer);
}

/** The same, unless a valid result of this input exists; then false. */
export async function saveFirstResult(
  tx: Db,
  stepRequest: StepRequest,
  input: StepInput,
  answer: object,
): Promise<boolean> {
  const stored = await upsert(
    tx,
    stepRequest,
    input,
    answer,
    lte(stepResults.at, oldestValid(stepRequest)),
  );
  return stored.length > 0;
}

function upsert(
  db: Db,
  stepRequest: StepRequest,
  input: StepInput,
  answer: object,
  setWhere?: ReturnType<typeof lte>,
) {
  const { payload, policyNumber = null } = input;
  const row = { payload, policyNumber, answer, at: stepRequest.services.now() };
  return db
    .insert(stepResults)
    .values({ ...resultKeyOf(stepRequest, stepRequest.stepMatch.step, payload), ...row })
    .onConflictDoUpdate({
      target: [stepResults.clientId, stepResults.requestKey, stepResults.step, stepResults.input],
      set: row,
      ...(setWhere && { setWhere }),
    })
    .returning({ input: stepResults.input });
}

/**
 * The result of a step for this payload, if one is stored and not too old (`stepResultMinutes`).
 */
export async function findResult(
  stepRequest: StepRequest,
  step: Step,
  payload: Payload,
): Promise<StepResult | undefined> {
  const [found] = await stepRequest.services.db
    .select()
    .from(stepResults)
    .where(
      and(
        gt(stepResults.at, oldestValid(stepRequest)),
        hasKey(resultKeyOf(stepRequest, step, payload)),
      ),
    );
  return found;
}

/** The last payload of each earlier step, for this policy or without one. */
export async function lastPayloads(
  stepRequest: StepRequest,
  policyNumber: string | undefined,
): Promise<{ [stepId: string]: Payload }> {
  const { policyNumber: named, clientId, requestKey, at } = stepResults;
  const rows = await stepRequest.services.db
    .select()
    .from(stepResults)
    .where(
      and(
        eq(clientId, stepRequest.session.clientId),
        eq(requestKey, stepRequest.stepMatch.type.key),
        or(isNull(named), eq(named, policyNumber ?? '')),
        gt(at, oldestValid(stepRequest)),
      ),
    )
    .orderBy(asc(at));
  return Object.fromEntries(rows.map(({ step, payload }) => [step, payload]));
}

/** Deletes a result, which serves only one ticket. False if a concurrent ticket has consumed it. */
export async function consumeResult(tx: Db, used: StepResult): Promise<boolean> {
  const deleted = await tx
    .delete(stepResults)
    .where(hasKey(used))
    .returning({ input: stepResults.input });
  return deleted.length > 0;
}

const oldestValid = ({ services: { now, settings } }: StepRequest) =>
  later(now(), { minutes: -settings.stepResultMinutes });

type ResultKey = Pick<StepResult, 'clientId' | 'requestKey' | 'step' | 'input'>;

const resultKeyOf = (
  { session, stepMatch, received }: StepRequest,
  step: Step,
  payload: Payload,
): ResultKey => ({
  clientId: session.clientId,
  requestKey: stepMatch.type.key,
  step: step.id,
  input: fingerprintOf(payload, received.files),
});

const hasKey = ({ clientId, requestKey, step, input }: ResultKey) =>
  and(
    eq(stepResults.clientId, clientId),
    eq(stepResults.requestKey, requestKey),
    eq(stepResults.step, step),
    eq(stepResults.input, input),
  );
