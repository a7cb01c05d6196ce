import { shownRequest } from '../asShown/asShownRecord';
import { conflict, ok, type Reply } from '../reply';
import { codeOfSubType } from '../store/subTypes';
import { t } from '../i18n';
import type { StepRequest } from './stepRequest';
import type { ValidatedStep } from './validateStep';
import {
  ConcurrentSubmitError,
  saveUploads,
  stageUploads,
  ticketCommitted,
  writeTicket,
} from './raiseTicket';
import { findResult, saveFirstResult } from './stepResults';

/**
 * Takes a step that raises a ticket of another sub-type before the last one. The ticket and the result that the last one
 * depends on are stored together, so the same payload, sent again, gets the same reply.
 */
export async function raiseEarlyTicket(
  stepRequest: StepRequest,
  validated: ValidatedStep,
): Promise<Reply> {
  const { services, stepMatch } = stepRequest;
  const before = await findResult(stepRequest, stepMatch.step, validated.payload);
  if (before) return ok(before.answer);
  const subTypeCode = await codeOfSubType(services.db, stepMatch.step.raisesFor!);
  const shown = await shownRequest(stepRequest, validated);
  const reply = () => t('request.received');
  await stageUploads(stepRequest);
  try {
    const raised = await services.db.transaction(async (tx) => {
      // Only the last ticket is exclusive: this one must not block the next attempt.
      const options = { shown, reply, subTypeCode, exclusive: false, appliesToAll: false };
      const ticket = await writeTicket(tx, stepRequest, validated, options);
      const answer = { status: 'success', ...ticket };
      if (!(await saveFirstResult(tx, stepRequest, validated, answer)))
        throw new ConcurrentSubmitError();
      await saveUploads(tx, stepRequest, ticket.ticketnumber);
      return answer;
    });
    ticketCommitted(stepRequest);
    return ok(raised);
  } catch (error) {
    if (!(error instanceof ConcurrentSubmitError)) throw error;
    const concurrent = await findResult(stepRequest, stepMatch.step, validated.payload);
    return concurrent ? ok(concurrent.answer) : conflict(t('request.outOfOrder'));
  }
}
