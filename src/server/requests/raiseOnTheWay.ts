import { conflict, ok, type Reply } from '../reply';
import { codeOfSubType } from '../store/subTypes';
import { say } from '../i18n';
import type { Desk } from './stepRequest';
import type { Judged } from './validateStep';
import { keepUploads, Overtaken, writeTicket } from './raise';
import { findResult, keepFirstResult } from './stepResults';

/**
 * A step that raises a ticket of another sub-type before the last one. The ticket and the result that the last one
 * rests on are written together, so the same input, sent again, is answered alike.
 */
export async function raiseOnTheWay(desk: Desk, judged: Judged): Promise<Reply> {
  const { services, aim } = desk;
  const before = await findResult(desk, aim.step, judged.payload);
  if (before) return ok(before.answer);
  const subTypeCode = await codeOfSubType(services.db, aim.step.raisesFor!);
  try {
    return ok(
      await services.db.transaction(async (tx) => {
        // Only the last ticket is held to one at a time: this one must not stand in the way of the next attempt.
        const kind = { subTypeCode, exclusive: false, appliesToAll: false };
        const ticketnumber = await writeTicket(tx, desk, judged, kind);
        const answer = { status: 'success', ticketnumber, message: say('request.received') };
        if (!(await keepFirstResult(tx, desk, judged, answer))) throw new Overtaken();
        await keepUploads(tx, desk, ticketnumber);
        return answer;
      }),
    );
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    const quicker = await findResult(desk, aim.step, judged.payload);
    return quicker ? ok(quicker.answer) : conflict(say('request.outOfOrder'));
  }
}
