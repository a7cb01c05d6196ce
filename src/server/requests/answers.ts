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

/** The answers that a payload carries. A file answer is what was received, whatever the payload says of it. */
export function answersIn({ stepMatch, received }: StepRequest): ParsedPayload {
  return parsePayload(
    stepMatch.step.send,
    withNulls(stepMatch.step, payloadOf({ received })),
    stepMatch.type.failFast,
    received.kind === 'multipart',
  );
}

/** A form field has no null: where a step sends one for what is not there, it travels as a text. */
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

/** The payload as it was sent, with files as their answers. */
export function payloadOf({ received }: Pick<StepRequest, 'received'>): Payload {
  if (Array.isArray(received.fields)) return received.fields;
  const files = Object.entries(received.files).map(([field, file]) => [field, answerOf(file)]);
  return { ...received.fields, ...Object.fromEntries(files) };
}

function answerOf({ id, name, size, type }: ReceivedFile): FileAnswer {
  return { id, name, size, type };
}

/** Names that the step does not send: hidden or invented, they are refused and not passed over. */
export function unknownFields({ unknown }: ParsedPayload): Problem[] {
  return unknown.map((field) => ({
    at: pointerOf(field),
    rule: 'unknown',
    message: t('request.field', { field }),
  }));
}
