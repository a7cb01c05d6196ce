import { conflict, ok, type Reply } from '../reply';
import { codeOfSubType } from '../store/subTypes';
import { t } from '../i18n';
import type { StepRequest } from './stepRequest';
import type { ValidatedStep } from './validateStep';
import { keepUploads, ConcurrentSubmitError, writeTicket } from './raise';
import { findResult, keepFirstResult } from './stepResults';

/**
 * A step that raises a ticket of another sub-type before the last one. The ticket and the result that the last one
 * rests on are written together, so the same input, sent again, is answered alike.
 */
export async function raiseOnTheWay(
  stepRequest: StepRequest,
  validated: ValidatedStep,
): Promise<Reply> {
  const { services, stepMatch } = stepRequest;
  const before = await findResult(stepRequest, stepMatch.step, validated.payload);
  if (before) return ok(before.answer);
  const subTypeCode = await codeOfSubType(services.db, stepMatch.step.raisesFor!);
  try {
    return ok(
      await services.db.transaction(async (tx) => {
        // Only the last ticket is held to one at a time: this one must not stand in the way of the next attempt.
        const kind = { subTypeCode, exclusive: false, appliesToAll: false };
        const ticketnumber = await writeTicket(tx, stepRequest, validated, kind);
        const answer = { status: 'success', ticketnumber, message: t('request.received') };
        if (!(await keepFirstResult(tx, stepRequest, validated, answer)))
          throw new ConcurrentSubmitError();
        await keepUploads(tx, stepRequest, ticketnumber);
        return answer;
      }),
    );
  } catch (error) {
    if (!(error instanceof ConcurrentSubmitError)) throw error;
    const quicker = await findResult(stepRequest, stepMatch.step, validated.payload);
    return quicker ? ok(quicker.answer) : conflict(t('request.outOfOrder'));
  }
}
