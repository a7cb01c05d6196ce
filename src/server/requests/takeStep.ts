import { isSuccess } from '#engine';
import { randomUUID } from 'node:crypto';
import { encodingOf } from '../definitions/requestTypes';
import { conflict, ok, refused, type Reply } from '../reply';
import { isUniqueViolation } from '../store/databaseErrors';
import { t } from '../i18n';
import { payloadOf } from './answers';
import { withAttempt } from './attempt';
import type { StepRequest } from './stepRequest';
import { fingerprintOf } from './fingerprint';
import { type ValidatedStep, validateStep } from './validateStep';
import { ConcurrentSubmitError, raiseTicket } from './raise';
import { raiseOnTheWay } from './raiseOnTheWay';
import { keepResult } from './stepResults';
import { answeredBefore } from './submissions';

const longestKey = 255;

/**
 * Decides one step of a request with the same engine and rules as the browser, but from our own records, and then
 * does it: a ticket, or the call that the step names. A submit that was answered before is answered alike.
 */
export async function takeStep(
  stepRequest: StepRequest,
  idempotencyKey: string | undefined,
): Promise<Reply> {
  const { stepMatch, received } = stepRequest;
  if (received.kind !== encodingOf(stepMatch.step))
    return { status: 415, body: { status: 'failed', message: t('wrongKind') } };
  if (!stepMatch.step.raises) return takeEarly(stepRequest);

  const key = idempotencyKey || randomUUID();
  if (key.length > longestKey) return refused(400, t('keyTooLong', { longest: longestKey }));
  const fingerprint = fingerprintOf([stepMatch.type.key, payloadOf(stepRequest)], received.files);
  const before = await answeredBefore(stepRequest, key, fingerprint);
  if (before) return before;
  const result = await takeLast(stepRequest, key, fingerprint);
  // What refused this one may be the very ticket that the same submit raised a moment ago.
  if (result.status !== 200) return (await answeredBefore(stepRequest, key, fingerprint)) ?? result;
  return result;
}

async function takeLast(
  stepRequest: StepRequest,
  key: string,
  fingerprint: string,
): Promise<Reply> {
  const validated = await validateStep(stepRequest);
  if ('refused' in validated) return validated.refused;
  const done = await carriedOut(stepRequest, validated);
  if ('refused' in done) return done.refused;
  try {
    return ok(await raiseTicket(stepRequest, validated, { key, fingerprint, found: done.found }));
  } catch (error) {
    if (isUniqueViolation(error, 'one_open_request')) return conflict(t('request.pending'));
    if (error instanceof ConcurrentSubmitError) return conflict(t('request.outOfOrder'));
    throw error;
  }
}

/** Where the ticket's step is also a call of ours, it is made first, and what it finds goes with the ticket. */
async function carriedOut(
  { services, session, stepMatch }: StepRequest,
  { payload }: ValidatedStep,
): Promise<{ found: object } | { refused: Reply }> {
  const reply = await services.runCall(stepMatch.step.call, payload, session);
  if (!reply) return { found: {} };
  if (reply.status !== 200 || !isSuccess(reply.body)) return { refused: reply };
  return { found: reply.body as object };
}

async function takeEarly(stepRequest: StepRequest): Promise<Reply> {
  const validated = await validateStep(stepRequest);
  if ('refused' in validated) return validated.refused;
  return stepRequest.stepMatch.step.raisesFor
    ? raiseOnTheWay(stepRequest, validated)
    : callOn(stepRequest, validated);
}

/** A step that is one of our calls; an answer that counts is kept, so that nobody can make one up later. */
async function callOn(stepRequest: StepRequest, validated: ValidatedStep): Promise<Reply> {
  const { services, session, stepMatch } = stepRequest;
  const payload = withAttempt(stepRequest, validated.payload);
  const reply = await services.runCall(stepMatch.step.call, payload, session);
  if (!reply) throw new Error(`The step "${stepMatch.step.id}" makes a call that does not exist.`);
  const counts = isSuccess(reply.body) || stepMatch.step.mayFail;
  if (reply.status === 200 && counts)
    await keepResult(stepRequest, validated, reply.body as object);
  return reply;
}
