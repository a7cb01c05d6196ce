import { randomUUID } from 'node:crypto';
import { isSuccess, leftovers, openRequest, settle } from '../../engine';
import { withOwnValues } from '../../engine/document';
import { conflict, ok, refused, type Reply } from '../reply';
import { isTaken } from '../store/failure';
import { say } from '../words';
import { answersIn, payloadOf, strangers } from './answers';
import { contextOf } from './context';
import type { Desk } from './desk';
import { dueStep } from './due-step';
import { fileProblems } from './file-problems';
import { fingerprintOf } from './fingerprint';
import { Overtaken, raiseTicket } from './raise';
import { broken } from './reply';
import { keepResult } from './step-results';
import { answeredBefore } from './submissions';

const longestKey = 255;

/**
 * Decides one step of a request with the same engine and rules as the browser, but from our own records, and then
 * does it: a ticket, or the call that the step names. A submit that was answered before is answered alike.
 */
export async function takeStep(desk: Desk, idempotencyKey: string | undefined): Promise<Reply> {
  const { aim, received } = desk;
  const kind = aim.step.as ?? 'json';
  if (received.kind !== kind)
    return { status: 415, body: { status: 'failed', message: say('wrongKind') } };
  if (!aim.step.raises) return judgeStep(desk, '', '');

  const key = idempotencyKey || randomUUID();
  if (key.length > longestKey) return refused(400, say('keyTooLong', { longest: longestKey }));
  const fingerprint = fingerprintOf([aim.type.key, payloadOf(desk)], received.files);
  const before = await answeredBefore(desk, key, fingerprint);
  if (before) return before;
  const result = await judgeStep(desk, key, fingerprint);
  // What refused this one may be the very ticket that the same submit raised a moment ago.
  if (result.status !== 200) return (await answeredBefore(desk, key, fingerprint)) ?? result;
  return result;
}

async function judgeStep(desk: Desk, key: string, fingerprint: string): Promise<Reply> {
  const { aim, received } = desk;
  const definition = aim.step.raises ? aim.type.strictly : aim.type.fully;
  const unmapped = answersIn(desk);
  const unknown = strangers(unmapped);
  if (unknown.length > 0) return broken(unknown);

  const { answers, policyNumber } = unmapped;
  const context = await contextOf(desk, policyNumber, settle(definition, answers));
  const opening = openRequest(definition, context);
  if ('refusal' in opening) return conflict(opening.refusal.says);

  const whole = withOwnValues(definition, context, answers);
  if (aim.step.raises) {
    // A step before the ticket carries too little to tell which fields are hidden.
    const hidden = leftovers(definition, whole).filter(
      ({ at }) => at.slice(1).split('/')[0]! in answers,
    );
    if (hidden.length > 0) return broken(hidden);
  }
  const settled = settle(definition, whole);
  const files = await fileProblems(definition, settled, Object.values(received.files));
  if (files) return broken(files.problems, files.status);

  const due = await dueStep(desk, definition, context, answers);
  if ('refused' in due) return due.refused;
  return aim.step.raises
    ? raise(desk, {
        key,
        fingerprint,
        policyNumber: policyNumber!,
        answers: settled,
        ...due,
      })
    : callOn(desk, due.payload);
}

/** A step before the ticket is one of our calls; a good answer is kept, so that nobody can make one up later. */
async function callOn(desk: Desk, payload: { [name: string]: unknown }): Promise<Reply> {
  const { services, judge, session, aim } = desk;
  const call = judge.find(aim.step.call);
  if (!call) throw new Error(`The step "${aim.step.id}" makes a call that is not there.`);
  const reply = await judge.run(call, services, payload, session);
  if (reply.status === 200 && isSuccess(reply.body))
    await keepResult(desk, payload, reply.body as object);
  return reply;
}

async function raise(desk: Desk, order: Parameters<typeof raiseTicket>[1]): Promise<Reply> {
  try {
    return ok(await raiseTicket(desk, order));
  } catch (error) {
    if (isTaken(error, 'one_open_request')) return conflict(say('request.pending'));
    if (error instanceof Overtaken) return conflict(say('request.outOfOrder'));
    throw error;
  }
}
