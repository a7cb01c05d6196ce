import { isSuccess } from '#engine';
import { randomUUID } from 'node:crypto';
import { kindOf } from '../definitions/requestTypes';
import { conflict, ok, refused, type Reply } from '../reply';
import { isTaken } from '../store/failure';
import { say } from '../i18n';
import { payloadOf } from './answers';
import { withAttempt } from './attempt';
import type { Desk } from './stepRequest';
import { fingerprintOf } from './fingerprint';
import { type Judged, judgeStep } from './validateStep';
import { Overtaken, raiseTicket } from './raise';
import { raiseOnTheWay } from './raiseOnTheWay';
import { keepResult } from './stepResults';
import { answeredBefore } from './submissions';

const longestKey = 255;

/**
 * Decides one step of a request with the same engine and rules as the browser, but from our own records, and then
 * does it: a ticket, or the call that the step names. A submit that was answered before is answered alike.
 */
export async function takeStep(desk: Desk, idempotencyKey: string | undefined): Promise<Reply> {
  const { aim, received } = desk;
  if (received.kind !== kindOf(aim.step))
    return { status: 415, body: { status: 'failed', message: say('wrongKind') } };
  if (!aim.step.raises) return takeEarly(desk);

  const key = idempotencyKey || randomUUID();
  if (key.length > longestKey) return refused(400, say('keyTooLong', { longest: longestKey }));
  const fingerprint = fingerprintOf([aim.type.key, payloadOf(desk)], received.files);
  const before = await answeredBefore(desk, key, fingerprint);
  if (before) return before;
  const result = await takeLast(desk, key, fingerprint);
  // What refused this one may be the very ticket that the same submit raised a moment ago.
  if (result.status !== 200) return (await answeredBefore(desk, key, fingerprint)) ?? result;
  return result;
}

async function takeLast(desk: Desk, key: string, fingerprint: string): Promise<Reply> {
  const judged = await judgeStep(desk);
  if ('refused' in judged) return judged.refused;
  const done = await carriedOut(desk, judged);
  if ('refused' in done) return done.refused;
  try {
    return ok(await raiseTicket(desk, judged, { key, fingerprint, found: done.found }));
  } catch (error) {
    if (isTaken(error, 'one_open_request')) return conflict(say('request.pending'));
    if (error instanceof Overtaken) return conflict(say('request.outOfOrder'));
    throw error;
  }
}

/** Where the ticket's step is also a call of ours, it is made first, and what it finds goes with the ticket. */
async function carriedOut(
  { services, judge, session, aim }: Desk,
  { payload }: Judged,
): Promise<{ found: object } | { refused: Reply }> {
  const call = judge.find(aim.step.call);
  if (!call) return { found: {} };
  const reply = await judge.run(call, services, payload, session);
  if (reply.status !== 200 || !isSuccess(reply.body)) return { refused: reply };
  return { found: reply.body as object };
}

async function takeEarly(desk: Desk): Promise<Reply> {
  const judged = await judgeStep(desk);
  if ('refused' in judged) return judged.refused;
  return desk.aim.step.raisesFor ? raiseOnTheWay(desk, judged) : callOn(desk, judged);
}

/** A step that is one of our calls; an answer that counts is kept, so that nobody can make one up later. */
async function callOn(desk: Desk, judged: Judged): Promise<Reply> {
  const { services, judge, session, aim } = desk;
  const call = judge.find(aim.step.call);
  if (!call) throw new Error(`The step "${aim.step.id}" makes a call that is not there.`);
  const reply = await judge.run(call, services, withAttempt(desk, judged.payload), session);
  const counts = isSuccess(reply.body) || aim.step.mayFail;
  if (reply.status === 200 && counts) await keepResult(desk, judged, reply.body as object);
  return reply;
}
