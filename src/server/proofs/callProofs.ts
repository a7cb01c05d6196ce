import { type CallName, isObject } from '#engine';
import { and, eq, gt } from 'drizzle-orm';
import { later } from '../clock';
import { callName } from '../definitions/callName';
import { provingCall } from '../definitions/requestTypeMetadata';
import type { Reply } from '../reply';
import { fingerprintOf } from '../requests/fingerprint';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { stepResults } from '../store/schema';

type StepResult = typeof stepResults.$inferSelect;

/**
 * Keeps what a call answered, if a request type proves an answer by it: its form says later what it proves, and the
 * browser's word does not count. A response belongs to its customer and to exactly what was sent, not to a request type.
 */
export async function keepCallProof(
  services: Services,
  session: Session,
  call: CallName,
  sent: object,
  { status, body }: Reply,
): Promise<void> {
  if (status !== 200 || typeof body !== 'object' || Buffer.isBuffer(body)) return;
  if (!(await services.requestTypes.isDeclared(provingCall(call), session.form))) return;
  const row = { payload: { ...sent }, answer: body as StepResult['answer'], at: services.now() };
  await services.db
    .insert(stepResults)
    .values({ ...keyOf(session, call, sent), ...row })
    .onConflictDoUpdate({
      target: [stepResults.clientId, stepResults.requestKey, stepResults.step, stepResults.input],
      set: row,
    });
}

/** What the call answered to exactly this, unless it is too old (`proofMinutes`). */
export async function findCallProof(
  { db, now, settings }: Services,
  session: Session,
  call: CallName,
  sent: object,
): Promise<StepResult | undefined> {
  const { clientId, requestKey, step, input } = keyOf(session, call, sent);
  const [found] = await db
    .select()
    .from(stepResults)
    .where(
      and(
        eq(stepResults.clientId, clientId),
        eq(stepResults.requestKey, requestKey),
        eq(stepResults.step, step),
        eq(stepResults.input, input),
        gt(stepResults.at, later(now(), { minutes: -settings.proofMinutes })),
      ),
    );
  return found;
}

/** No request type has an empty key. */
const keyOf = ({ clientId }: Session, call: CallName, sent: object) => ({
  clientId,
  requestKey: '',
  step: callName(call),
  input: fingerprintOf(asTexts(sent), {}),
});

/** An address carries texts only. */
const asTexts = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(asTexts);
  if (!isObject(part)) return String(part);
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, asTexts(inner)]));
};
