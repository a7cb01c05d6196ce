import type { Payload, Step } from '#engine';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { later } from '../clock';
import type { Db } from '../store/open';
import { stepResults } from '../store/schema';
import type { StepRequest } from './stepRequest';
import { fingerprintOf } from './fingerprint';

/** A result that a request rests on. */
export type Used = typeof stepResults.$inferSelect;

/** What a step was asked, and for which policy where it names one. */
export interface Asked {
  payload: Payload;
  policyNumber: string | undefined;
}

/** Keeps what a step answered, together with exactly what it was asked. */
export async function keepResult(
  stepRequest: StepRequest,
  asked: Asked,
  answer: object,
): Promise<void> {
  await put(stepRequest.services.db, stepRequest, asked, answer);
}

/** The same where no result of this input counts yet; false where one does. */
export async function keepFirstResult(
  tx: Db,
  stepRequest: StepRequest,
  asked: Asked,
  answer: object,
): Promise<boolean> {
  const kept = await put(
    tx,
    stepRequest,
    asked,
    answer,
    lte(stepResults.at, oldestOf(stepRequest)),
  );
  return kept.length > 0;
}

function put(
  db: Db,
  stepRequest: StepRequest,
  asked: Asked,
  answer: object,
  setWhere?: ReturnType<typeof lte>,
) {
  const { payload, policyNumber = null } = asked;
  const facts = { payload, policyNumber, answer, at: stepRequest.services.now() };
  return db
    .insert(stepResults)
    .values({ ...placeOf(stepRequest, stepRequest.stepMatch.step, payload), ...facts })
    .onConflictDoUpdate({
      target: [stepResults.clientId, stepResults.requestKey, stepResults.step, stepResults.input],
      set: facts,
      ...(setWhere && { setWhere }),
    })
    .returning({ input: stepResults.input });
}

/**
 * What an earlier step answered to this payload; nothing where it was asked something else, not at all, or too long
 * ago.
 */
export async function findResult(
  stepRequest: StepRequest,
  step: Step,
  payload: Payload,
): Promise<Used | undefined> {
  const [found] = await stepRequest.services.db
    .select()
    .from(stepResults)
    .where(
      and(isAt(placeOf(stepRequest, step, payload)), gt(stepResults.at, oldestOf(stepRequest))),
    );
  return found;
}

/** What each earlier step was asked last, for this policy or without naming one. */
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
        gt(at, oldestOf(stepRequest)),
      ),
    )
    .orderBy(asc(at));
  return Object.fromEntries(rows.map(({ step, payload }) => [step, payload]));
}

/** A result serves one ticket; false where another ticket was quicker. */
export async function spendResult(tx: Db, used: Used): Promise<boolean> {
  const spent = await tx
    .delete(stepResults)
    .where(isAt(used))
    .returning({ input: stepResults.input });
  return spent.length > 0;
}

const oldestOf = ({ services: { now, settings } }: StepRequest) =>
  later(now(), { minutes: -settings.stepResultMinutes });

type ResultPlace = Pick<Used, 'clientId' | 'requestKey' | 'step' | 'input'>;

const placeOf = (
  { session, stepMatch, received }: StepRequest,
  step: Step,
  payload: Payload,
): ResultPlace => ({
  clientId: session.clientId,
  requestKey: stepMatch.type.key,
  step: step.id,
  input: fingerprintOf(payload, received.files),
});

const isAt = ({ clientId, requestKey, step, input }: ResultPlace) =>
  and(
    eq(stepResults.clientId, clientId),
    eq(stepResults.requestKey, requestKey),
    eq(stepResults.step, step),
    eq(stepResults.input, input),
  );
