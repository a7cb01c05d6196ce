import {
  type FileAnswer,
  type Payload,
  pointerOf,
  type Problem,
  type ValueMap,
  type Step,
  parsePayload,
  type ParsedPayload,
} from '#engine';
import type { ReceivedFile } from '../received';
import { t } from '../i18n';
import type { StepRequest } from './stepRequest';

/** The answers and the policy in a payload. The answer of a file describes the received file, not what was claimed. */
export function parseStep({ stepMatch, received }: StepRequest): ParsedPayload {
  return parsePayload(
    stepMatch.step.send,
    withNulls(stepMatch.step, receivedPayload({ received })),
    stepMatch.type.failFast,
    received.kind === 'multipart',
  );
}

/** A form field has no null: where a step sends one, it comes as the text "null". */
function withNulls({ as, send }: Step, payload: Payload): Payload {
  if (as !== 'multipart' || Array.isArray(payload)) return payload;
  const isNull = ([name, value]: [string, unknown]) => {
    const source = (send as ValueMap)[name];
    return value === 'null' && typeof source === 'object' && 'or' in source && source.or === null;
  };
  return Object.fromEntries(
    Object.entries(payload).map((part) => (isNull(part) ? [part[0], null] : part)),
  );
}

/** The payload that was sent, with each file as its answer. */
export function receivedPayload({ received }: Pick<StepRequest, 'received'>): Payload {
  if (Array.isArray(received.fields)) return received.fields;
  const files = Object.entries(received.files).map(([field, file]) => [field, fileAnswer(file)]);
  return { ...received.fields, ...Object.fromEntries(files) };
}

function fileAnswer({ id, name, size, type }: ReceivedFile): FileAnswer {
  return { id, name, size, type };
}

/** A problem for each property that the step does not send; they are rejected, not ignored. */
export function unknownFields({ unknown }: ParsedPayload): Problem[] {
  return unknown.map((field) => ({
    at: pointerOf(field),
    rule: 'unknown',
    message: t('request.field', { field }),
  }));
}
