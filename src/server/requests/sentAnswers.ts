import {
  type Answers,
  asOf,
  fieldOf,
  getAt,
  type NormalizedAnswers,
  parsePayload,
  pointerOf,
  pointersIn,
  readOnlyFields,
  resolveAnswers,
  type Step,
  withAssumedAnswers,
  withUnsaidAnswers,
} from '#engine';
import { dayInTimeZone } from '../clock';
import type { ResolvedRequestType } from '../definitions/requestTypes';
import { answerBlocks } from '../pdf/answerBlocks';
import type { Block } from '../pdf/pdfDocument';
import type { Services } from '../services';
import type { Session } from '../session/session';
import type { StoredTicket } from '../store/tickets';
import { codeOfSubType } from '../store/subTypes';
import { contextOf } from './context';
import type { ResolvedRequest } from './resolveRequest';

/** What a ticket was raised with. */
export interface SentAnswers {
  kept: 'all' | 'part' | 'notHere' | 'noForm';
  blocks: Block[];
}

/**
 * The questions and answers of a ticket, from its stored payload, as the request type of today shows them in the
 * language of the reader. Only what the customer gave: values of the insurer's records may have changed since.
 */
export async function sentAnswers(
  services: Services,
  session: Session,
  ticket: StoredTicket,
): Promise<SentAnswers> {
  const { requestKey, policyNumber } = ticket;
  if (requestKey === null || Object.keys(ticket.answers).length === 0)
    return { kept: 'notHere', blocks: [] };
  const requestType = await services.requestTypes.resolve(requestKey);
  const step = requestType && (await raisingStep(services, requestType, ticket));
  if (!step) return { kept: 'noForm', blocks: [] };

  const today = dayInTimeZone(ticket.createdAt, services.settings.timeZone);
  const definition = asOf(requestType.type.allErrors, today);
  const parsed = parsePayload(step.send, ticket.answers, definition);
  const stepRequest = {
    services,
    session,
    stepMatch: { ...requestType, step },
    received: { kind: 'json' as const, fields: {}, files: {} },
  };
  const found = await contextOf(stepRequest, policyNumber, parsed.answers);
  const context = { ...found, today };
  const assumed = withAssumedAnswers(definition, step, context, parsed.answers);
  const given = withUnsaidAnswers(definition, context, assumed, parsed.unsaid);
  const request = { definition, context, answers: resolveAnswers(definition, context, given) };
  const isGiven = givenFields(request, step);
  const isWhole = parsed.unknown.length === 0 && hasAll(request.answers, parsed.answers, isGiven);
  return {
    kept: isWhole ? 'all' : 'part',
    blocks: answerBlocks(request, isGiven),
  };
}

/** The step that raises tickets of this sub-type; none if the request type no longer has it. */
async function raisingStep(
  { db }: Services,
  { type, subType }: ResolvedRequestType,
  { subTypeCode }: StoredTicket,
): Promise<Step | undefined> {
  const { steps } = type.failFast.request;
  if (subTypeCode === subType.code) return steps.find(({ raises }) => raises);
  for (const step of steps)
    if (step.raisesFor && (await codeOfSubType(db, step.raisesFor)) === subTypeCode) return step;
  return undefined;
}

/** Whether the customer gives a field, and the step sends it. */
function givenFields({ definition }: ResolvedRequest, step: Step): (field: string) => boolean {
  const sent = pointersIn(step.send)
    .filter((pointer) => pointer.startsWith('/answers/'))
    .map((pointer) => fieldOf(pointer.slice('/answers'.length)));
  const chosen = Object.entries(step.assumes ?? {})
    .filter(([, source]) => 'choose' in source)
    .map(([at]) => fieldOf(at));
  const sendsAll = pointersIn(step.send).includes('/answers');
  const own = new Set(readOnlyFields(definition));
  const fields = new Set([...sent, ...chosen]);
  return (field) => (sendsAll || fields.has(field)) && !own.has(pointerOf(field));
}

const hasAll = (
  shown: NormalizedAnswers,
  given: Answers,
  isGiven: (field: string) => boolean,
): boolean =>
  Object.keys(given)
    .filter(isGiven)
    .every((field) => getAt(shown as Answers, pointerOf(field)) !== undefined);
