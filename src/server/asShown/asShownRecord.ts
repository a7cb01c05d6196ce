import { type AsShownRecord, asShownRecord, type SealedRecord } from '#api';
import { createHash } from 'node:crypto';
import {
  definitionFor,
  dueSignatures,
  fieldOf,
  labelOf,
  pointersIn,
  signedText,
  type Step,
  withValues,
} from '#engine';
import { eq } from 'drizzle-orm';
import { validatorOf } from '../http/validation';
import type { ResolvedRequest } from '../requests/resolveRequest';
import type { StepRequest } from '../requests/stepRequest';
import type { ValidatedStep } from '../requests/validateStep';
import { signaturesWithDigest } from '../signatures/signatures';
import type { Db } from '../store/open';
import { asShownRecords } from '../store/schema';
import { shownParts, textsAbove } from './shownParts';
import { shownSignatures } from './shownSignatures';

/** All of a record but what the ticket adds to it. */
export type ShownRequest = Omit<AsShownRecord, 'ticketNumber' | 'sentAt' | 'reply'>;

/**
 * What the customer saw and answered, as the form drew it: with their language, the records of this moment, and the
 * definition under which the step was validated. Of a step before the last one, only the questions that it sends.
 */
export async function shownRequest(
  stepRequest: StepRequest,
  validated: ValidatedStep,
): Promise<ShownRequest> {
  const { services, session, stepMatch, received } = stepRequest;
  const { settings } = services;
  const { context, answers } = validated;
  const forInsurer = definitionFor(validated.definition, settings, context.today);
  const definition = withValues(forInsurer, context, answers);
  const request: ResolvedRequest = { definition, context, answers };
  const { step, type, release } = stepMatch;
  const digests = new Map(Object.values(received.files).map(({ id, digest }) => [id, digest]));
  return {
    version: 1,
    clientId: session.clientId,
    policyNumber: validated.policyNumber!,
    requestType: type.key,
    release,
    language: type.language,
    title: definition.ui['ui:title'] ?? labelOf(definition, `/${type.key}`),
    policy: context.policy!.title,
    parts: [
      ...textsAbove(request),
      ...shownParts(request, step.raises ? { digests } : { digests, isWanted: isSentBy(step) }),
    ],
    signatures: await signaturesOf(stepRequest, request),
  };
}

function isSentBy({ send }: Step): (field: string) => boolean {
  const sent = pointersIn(send)
    .filter((pointer) => pointer.startsWith('/answers/'))
    .map((pointer) => fieldOf(pointer.slice('/answers'.length)));
  return (field) => sent.includes(field);
}

async function signaturesOf(
  { services, session, stepMatch }: StepRequest,
  request: ResolvedRequest,
): Promise<AsShownRecord['signatures']> {
  const { definition, context, answers } = request;
  if (dueSignatures(definition, context, answers).length === 0) return [];
  const draftKey = {
    clientId: session.clientId,
    policyNumber: context.policy!.policyNo,
    requestKey: stepMatch.type.key,
  };
  const signed = await signaturesWithDigest(services, draftKey, signedText(context, answers));
  return shownSignatures(request, signed, services.settings.timeZone).map(([party, text]) => ({
    party,
    text,
  }));
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Seals the record of a ticket and stores it, in the transaction that raises it. */
export async function keepRecord(
  tx: Db,
  shown: ShownRequest,
  ticket: Pick<AsShownRecord, 'ticketNumber' | 'sentAt' | 'reply'>,
): Promise<void> {
  const text = JSON.stringify({ ...shown, ...ticket } satisfies AsShownRecord);
  const { ticketNumber } = ticket;
  await tx.insert(asShownRecords).values({ ticketNumber, text, sha256: digestOf(text) });
}

/** The sealed record of a ticket; undefined for one that was raised elsewhere, or before there were records. */
export async function findRecord(db: Db, ticketNumber: string): Promise<SealedRecord | undefined> {
  const [found] = await db
    .select({ text: asShownRecords.text, sha256: asShownRecords.sha256 })
    .from(asShownRecords)
    .where(eq(asShownRecords.ticketNumber, ticketNumber));
  return found;
}

/** The content of a record of a ticket; undefined if it is not what was sealed for that ticket. */
export function openRecord(
  ticketNumber: string,
  { text, sha256 }: SealedRecord,
): AsShownRecord | undefined {
  if (digestOf(text) !== sha256) return undefined;
  const record = recordIn(text);
  return record?.ticketNumber === ticketNumber ? record : undefined;
}

/** Whoever changes a text and its digest together may have left no record. */
function recordIn(text: string): AsShownRecord | undefined {
  try {
    const found = JSON.parse(text);
    return validatorOf(asShownRecord)(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
