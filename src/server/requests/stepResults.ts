import type { Payload, Step } from '#engine';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { later } from '../clock';
import type { Db } from '../store/open';
import { stepResults } from '../store/schema';
import type { Desk } from './stepRequest';
import { fingerprintOf } from './fingerprint';

/** A result that a request rests on. */
export type Used = typeof stepResults.$inferSelect;

/** What a step was asked, and for which policy where it names one. */
export interface Asked {
  payload: Payload;
  policyNumber: string | undefined;
}

/** Keeps what a step answered, together with exactly what it was asked. */
export async function keepResult(desk: Desk, asked: Asked, answer: object): Promise<void> {
  await put(desk.services.db, desk, asked, answer);
}

/** The same where no result of this input counts yet; false where one does. */
export async function keepFirstResult(
  tx: Db,
  desk: Desk,
  asked: Asked,
  answer: object,
): Promise<boolean> {
  const kept = await put(tx, desk, asked, answer, lte(stepResults.at, oldestOf(desk)));
  return kept.length > 0;
}

function put(db: Db, desk: Desk, asked: Asked, answer: object, setWhere?: ReturnType<typeof lte>) {
  const { payload, policyNumber = null } = asked;
  const facts = { payload, policyNumber, answer, at: desk.services.now() };
  return db
    .insert(stepResults)
    .values({ ...placeOf(desk, desk.aim.step, payload), ...facts })
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
  desk: Desk,
  step: Step,
  payload: Payload,
): Promise<Used | undefined> {
  const [found] = await desk.services.db
    .select()
    .from(stepResults)
    .where(and(isAt(placeOf(desk, step, payload)), gt(stepResults.at, oldestOf(desk))));
  return found;
}

/** What each earlier step was asked last, for this policy or without naming one. */
export async function lastPayloads(
  desk: Desk,
  policyNumber: string | undefined,
): Promise<{ [stepId: string]: Payload }> {
  const { policyNumber: named, clientId, requestKey, at } = stepResults;
  const rows = await desk.services.db
    .select()
    .from(stepResults)
    .where(
      and(
        eq(clientId, desk.session.clientId),
        eq(requestKey, desk.aim.type.key),
        or(isNull(named), eq(named, policyNumber ?? '')),
        gt(at, oldestOf(desk)),
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

const oldestOf = ({ services: { now, settings } }: Desk) =>
  later(now(), { minutes: -settings.stepResultMinutes });

type ResultPlace = Pick<Used, 'clientId' | 'requestKey' | 'step' | 'input'>;

const placeOf = ({ session, aim, received }: Desk, step: Step, payload: Payload): ResultPlace => ({
  clientId: session.clientId,
  requestKey: aim.type.key,
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
