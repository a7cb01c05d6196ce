import { callNamed } from '#api';
import { getAt, isSuccess, type Payload, setAt } from '#engine';
import { randomUUID } from 'node:crypto';
import { openingText } from '../definitions/openingText';
import { encodingOf } from '../definitions/requestTypeMetadata';
import { conflict, ok, refused, type Reply } from '../reply';
import { logSecurityEvent } from '../securityLog';
import { isUniqueViolation } from '../store/databaseErrors';
import { t } from '../i18n';
import { receivedPayload } from './receivedPayload';
import type { StepRequest } from './stepRequest';
import { fingerprintOf } from './fingerprint';
import { type ValidatedStep, validateStep } from './validateStep';
import { ConcurrentSubmitError, raiseTicket, ticketCommitted } from './raiseTicket';
import { raiseEarlyTicket } from './raiseEarlyTicket';
import { saveResult } from './stepResults';
import { findSubmission } from './submissions';
import { replyWithProblems } from './replyWithProblems';

const maxKeyLength = 255;

/** Whether an idempotency key has only what every client, log and database shows alike. */
export const isUsableKey = (key: string): boolean =>
  key.length <= maxKeyLength && /^[!-~]+$/.test(key);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Validates a step of a request with the same engine and rules as the browser, but with the insurer's records, and then
 * takes it: raises the ticket, or makes the call of the step. A submit that is sent again gets the same reply.
 */
export async function takeStep(
  stepRequest: StepRequest,
  idempotencyKey: string | undefined,
): Promise<Reply> {
  const { stepMatch, received } = stepRequest;
  if (received.kind !== encodingOf(stepMatch.step))
    return { status: 415, body: { status: 'failed', message: t('wrongKind') } };
  if (!stepMatch.step.raises) return takeEarlyStep(stepRequest);

  const key = idempotencyKey || randomUUID();
  if (!isUsableKey(key)) return refused(400, t('wrongKey', { longest: maxKeyLength }));
  const fingerprint = fingerprintOf(
    [stepMatch.type.key, receivedPayload(stepRequest)],
    received.files,
  );
  const before = await previousReply(stepRequest, key, fingerprint);
  if (before) return before;
  const result = await takeTicketStep(stepRequest, key, fingerprint);
  // The reason may be the ticket that the same submit, sent twice, has just raised.
  if (result.status !== 200) return (await previousReply(stepRequest, key, fingerprint)) ?? result;
  return result;
}

/**
 * The reply to an earlier submit with this idempotency key: the same payload gets the same reply, however often it is
 * sent; another payload is rejected.
 */
async function previousReply(
  stepRequest: StepRequest,
  key: string,
  payload: string,
): Promise<Reply | undefined> {
  const { services, session } = stepRequest;
  const before = await findSubmission(stepRequest, key);
  if (!before) return undefined;
  if (before.payload === payload) return ok(before.answer);
  logSecurityEvent(services, 'idempotency key used again', { clientId: session.clientId });
  return replyWithProblems([{ at: '', rule: 'other-payload', message: t('request.otherPayload') }]);
}

async function takeTicketStep(
  stepRequest: StepRequest,
  key: string,
  fingerprint: string,
): Promise<Reply> {
  const validated = await validateOpenStep(stepRequest);
  if ('refused' in validated) return validated.refused;
  const called = await makeCallOfTicket(stepRequest, validated);
  if ('refused' in called) return called.refused;
  try {
    const { response } = called;
    const answer = await raiseTicket(stepRequest, validated, { key, fingerprint, response });
    ticketCommitted(stepRequest);
    return ok(answer);
  } catch (error) {
    if (isUniqueViolation(error, 'one_open_request')) return conflict(t('request.pending'));
    if (error instanceof ConcurrentSubmitError) return conflict(t('request.outOfOrder'));
    throw error;
  }
}

/** Outside of its hours nothing is sent; what was typed stays in the form. */
async function validateOpenStep(stepRequest: StepRequest): ReturnType<typeof validateStep> {
  const { services, stepMatch } = stepRequest;
  const now = services.localTime();
  const opens = stepMatch.offers.opening(stepMatch.type.key, now);
  if (!opens) return validateStep(stepRequest);
  const message =
    opens === 'never'
      ? t('request.notOffered')
      : t('request.closed', { opensAgain: openingText(opens, now.day) });
  return { refused: replyWithProblems([{ at: '', rule: 'hours', message }]) };
}

/** If the step of the ticket is also a call of the server, makes it first; its response goes into the reply. */
async function makeCallOfTicket(
  { services, session, stepMatch }: StepRequest,
  { payload }: ValidatedStep,
): Promise<{ response: object } | { refused: Reply }> {
  const { call } = stepMatch.step;
  // The path belongs to the request type: the server creates its route.
  if (!callNamed(call)) return { response: {} };
  const reply = await services.runCall(call, payload, session);
  if (reply.status !== 200 || !isSuccess(reply.body)) return { refused: reply };
  return { response: reply.body as object };
}

async function takeEarlyStep(stepRequest: StepRequest): Promise<Reply> {
  const validated = await validateOpenStep(stepRequest);
  if ('refused' in validated) return validated.refused;
  return stepRequest.stepMatch.step.raisesFor
    ? raiseEarlyTicket(stepRequest, validated)
    : makeCallOfStep(stepRequest, validated);
}

/** Makes the call of a step. Stores its result, so that the ticket does not depend on what the browser says of it. */
async function makeCallOfStep(stepRequest: StepRequest, validated: ValidatedStep): Promise<Reply> {
  const { services, session, stepMatch } = stepRequest;
  const payload = withAttempt(stepRequest, validated.payload);
  const reply = await services.runCall(stepMatch.step.call, payload, session);
  const isResult = isSuccess(reply.body) || stepMatch.step.mayFail;
  if (reply.status === 200 && isResult)
    await saveResult(stepRequest, validated, reply.body as object);
  return reply;
}

/**
 * The payload with the UUID of the attempt, as it was sent or else a new one. It is not part of the payload under which
 * a result is stored, or the result would never be found again.
 */
function withAttempt({ stepMatch, received }: StepRequest, payload: Payload): Payload {
  const complete = structuredClone(payload);
  for (const [target, source] of Object.entries(stepMatch.step.send)) {
    if (source !== '/attempt') continue;
    const at = target.startsWith('/') ? target : `/${target}`;
    const sent: unknown = getAt(received.fields, at);
    setAt(complete, at, typeof sent === 'string' && uuid.test(sent) ? sent : randomUUID());
  }
  return complete;
}
