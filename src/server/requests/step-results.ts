import { and, eq, gt } from 'drizzle-orm';
import type { Step } from '../../engine';
import { later } from '../clock';
import type { Db } from '../store/open';
import { stepResults } from '../store/schema';
import type { Desk } from './desk';
import { fingerprintOf } from './fingerprint';

type Payload = { [name: string]: unknown };

/** A result that a request rests on. */
export type Used = typeof stepResults.$inferSelect;

/** Keeps what a step answered, together with exactly what it was asked. */
export async function keepResult(desk: Desk, payload: Payload, answer: object): Promise<void> {
  const at = desk.services.now();
  await desk.services.db
    .insert(stepResults)
    .values({ ...placeOf(desk, desk.aim.step, payload), answer, at })
    .onConflictDoUpdate({
      target: [stepResults.clientId, stepResults.requestKey, stepResults.step, stepResults.input],
      set: { answer, at },
    });
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
  const { db, now, settings } = desk.services;
  const oldest = later(now(), { minutes: -settings.stepResultMinutes });
  const [found] = await db
    .select()
    .from(stepResults)
    .where(and(isAt(placeOf(desk, step, payload)), gt(stepResults.at, oldest)));
  return found;
}

/** A result serves one ticket; false where another ticket was quicker. */
export async function spendResult(tx: Db, used: Used): Promise<boolean> {
  const spent = await tx
    .delete(stepResults)
    .where(isAt(used))
    .returning({ input: stepResults.input });
  return spent.length > 0;
}

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
