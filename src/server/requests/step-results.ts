import { and, eq } from 'drizzle-orm';
import type { Step } from '../../engine';
import { stepResults } from '../store/schema';
import type { Desk } from './desk';
import { fingerprintOf } from './fingerprint';

type Payload = { [name: string]: unknown };

/** Keeps what a step answered, together with exactly what it was asked. */
export async function keepResult(desk: Desk, payload: Payload, answer: object): Promise<void> {
  const { services, received, aim } = desk;
  const at = services.now();
  await services.db
    .insert(stepResults)
    .values({
      ...placeOf(desk, aim.step),
      input: fingerprintOf(payload, received.files),
      answer,
      at,
    })
    .onConflictDoUpdate({
      target: [stepResults.clientId, stepResults.requestKey, stepResults.step, stepResults.input],
      set: { answer, at },
    });
}

/** What an earlier step answered to this payload; nothing where it was asked something else, or not at all. */
export async function findResult(
  desk: Desk,
  step: Step,
  payload: Payload,
): Promise<object | undefined> {
  const place = placeOf(desk, step);
  const [found] = await desk.services.db
    .select({ answer: stepResults.answer })
    .from(stepResults)
    .where(
      and(
        eq(stepResults.clientId, place.clientId),
        eq(stepResults.requestKey, place.requestKey),
        eq(stepResults.step, place.step),
        eq(stepResults.input, fingerprintOf(payload, desk.received.files)),
      ),
    );
  return found?.answer;
}

const placeOf = ({ session, aim }: Desk, step: Step) => ({
  clientId: session.clientId,
  requestKey: aim.type.key,
  step: step.id,
});
