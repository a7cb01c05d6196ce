import {
  dueSignatures,
  interpolate,
  signedText,
  type Withdrawal,
  withdrawalOf,
  withValues,
} from '#engine';
import { keepRecord, type ShownRequest, shownRequest } from '../asShown/asShownRecord';
import { useProof } from '../proofs/proofs';
import { submissions, tickets, uploads } from '../store/schema';
import { queueDelivery } from '../store/deliveries';
import type { Db } from '../store/open';
import { nextTicketNumber } from '../store/tickets';
import { languageOfTexts, recordText } from '../i18n';
import { provedValues } from './provedValues';
import type { StepRequest } from './stepRequest';
import type { ValidatedStep } from './validateStep';
import { consumeResult } from './stepResults';
import { deleteDraft } from '../drafts/drafts';
import { spendSignatures } from '../signatures/signatures';
import type { ResolvedRequest } from './resolveRequest';

/** A submit, by its idempotency key and a fingerprint of what was sent under it. */
interface Submit {
  key: string;
  fingerprint: string;
  /** The response of the call that the step also is, if it is one. */
  response: object;
}

/** A concurrent submit of the same customer has consumed what this one depends on. */
export class ConcurrentSubmitError extends Error {}

/** Stores a ticket with all that belongs to it in one transaction; returns the body of the reply. */
export async function raiseTicket(
  stepRequest: StepRequest,
  validated: ValidatedStep,
  submit: Submit,
): Promise<object> {
  const { services, session, stepMatch } = stepRequest;
  const { request, textAt } = withValues(
    validated.definition,
    validated.context,
    validated.answers,
  );
  const shown = await shownRequest(stepRequest, validated);
  await stageUploads(stepRequest);
  return services.db.transaction(async (tx) => {
    const { ticketnumber, message } = await writeTicket(tx, stepRequest, validated, {
      shown,
      reply: (ticketnumber) => interpolate(request.success.message, { ticketnumber }, textAt),
      subTypeCode: stepMatch.subType.code,
      exclusive: Boolean(request.openRequestCheck),
      appliesToAll: request.appliesTo === 'all-policies',
      withdrawal: withdrawalOf({ request }, services.today()),
    });
    const answer = { ...submit.response, status: 'success', ticketnumber, message };
    const first = await tx
      .insert(submissions)
      .values({
        clientId: session.clientId,
        key: submit.key,
        payload: submit.fingerprint,
        answer,
        at: services.now(),
      })
      .onConflictDoNothing()
      .returning({ key: submissions.key });
    if (first.length === 0) throw new ConcurrentSubmitError();
    await consumeProofs(tx, stepRequest, validated, ticketnumber);
    for (const used of validated.used)
      if (!(await consumeResult(tx, used))) throw new ConcurrentSubmitError();
    if (!(await closeDraft(tx, stepRequest, validated, validated.policyNumber!, ticketnumber)))
      throw new ConcurrentSubmitError();
    await saveUploads(tx, stepRequest, ticketnumber);
    return answer;
  });
}

interface TicketOptions {
  shown: ShownRequest;
  /** What the customer is told. */
  reply: (ticketnumber: string) => string;
  subTypeCode: string;
  exclusive: boolean;
  appliesToAll: boolean;
  withdrawal?: Withdrawal | undefined;
}

/** Stores the ticket itself with the record of what was shown, and queues it for the insurer's system. */
export async function writeTicket(
  tx: Db,
  { services, session, stepMatch }: StepRequest,
  { payload, policyNumber }: Pick<ValidatedStep, 'payload' | 'policyNumber'>,
  { shown, reply, ...options }: TicketOptions,
): Promise<{ ticketnumber: string; message: string }> {
  const createdAt = services.now();
  const [ticket] = await tx
    .insert(tickets)
    .values({
      ticketNumber: nextTicketNumber,
      clientId: session.clientId,
      policyNumber: policyNumber!,
      requestKey: stepMatch.type.key,
      release: stepMatch.release,
      statusCode: 1,
      subStatus: recordText('request.subStatus'),
      description: recordText('request.received'),
      createdAt,
      language: languageOfTexts(),
      answers: payload,
      ...options,
    })
    .returning({ ticketNumber: tickets.ticketNumber, policyNumber: tickets.policyNumber });
  const { ticketNumber } = ticket!;
  const message = reply(ticketNumber);
  const sentAt = createdAt.toISOString();
  await keepRecord(tx, shown, { ticketNumber, sentAt, reply: message });
  if (services.ticketDelivery) await queueDelivery(tx, ticket!, createdAt);
  return { ticketnumber: ticketNumber, message };
}

/** To be called when the transaction of a ticket was committed. */
export function ticketCommitted(stepRequest: StepRequest): void {
  const { metrics, ticketDelivery } = stepRequest.services;
  metrics.ticketRaised(stepRequest);
  ticketDelivery?.wake();
}

async function consumeProofs(
  tx: Db,
  stepRequest: StepRequest,
  { definition, answers }: ValidatedStep,
  usedFor: string,
) {
  const { services, session } = stepRequest;
  for (const proof of provedValues(stepRequest, definition, answers))
    if (!(await useProof(tx, services, session.clientId, proof, usedFor)))
      throw new ConcurrentSubmitError();
}

/**
 * Deletes the draft and consumes the signatures of the submitted answers. False if a signature is missing, because a
 * concurrent submit has consumed it.
 */
async function closeDraft(
  tx: Db,
  { services, session, stepMatch }: StepRequest,
  { definition, context, answers }: ResolvedRequest,
  policyNumber: string,
  ticketNumber: string,
): Promise<boolean> {
  const draftKey = { clientId: session.clientId, policyNumber, requestKey: stepMatch.type.key };
  if (definition.request.draft) await deleteDraft(tx, draftKey);
  const due = dueSignatures(definition, context, answers).map(({ id }) => id);
  if (due.length === 0) return true;
  const digest = signedText(context, answers);
  return spendSignatures(tx, services, draftKey, { due, digest, usedFor: ticketNumber });
}

/** Stores the received files, before the transaction of their ticket. */
export const stageUploads = ({ services, received }: StepRequest): Promise<void> =>
  services.uploads.stage(Object.values(received.files));

/** Makes the stored files those of a ticket. */
export async function saveUploads(
  tx: Db,
  { services, received }: StepRequest,
  ticketNumber: string,
): Promise<void> {
  const rows = Object.entries(received.files).map(
    ([field, { id, name, type, size, digest, scan }]) => ({
      id,
      ticketNumber,
      field,
      name,
      type,
      size,
      digest,
      scan,
    }),
  );
  if (rows.length === 0) return;
  await tx.insert(uploads).values(rows);
  const ids = rows.map(({ id }) => id);
  await services.uploads.keep(tx, ids);
}
