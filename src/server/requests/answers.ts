import {
  type FileAnswer,
  type Payload,
  pointerOf,
  type Problem,
  type SourceMap,
  type Step,
  unmapPayload,
  type Unmapped,
} from '#engine';
import type { ReceivedFile } from '../received';
import { say } from '../i18n';
import type { Desk } from './stepRequest';

/** The answers that a payload carries. A file answer is what was received, whatever the payload says of it. */
export function answersIn({ aim, received }: Desk): Unmapped {
  return unmapPayload(
    aim.step.send,
    withNulls(aim.step, payloadOf({ received })),
    aim.type.strictly,
    received.kind === 'multipart',
  );
}

/** A form field has no null: where a step sends one for what is not there, it travels as a text. */
function withNulls({ as, send }: Step, payload: Payload): Payload {
  if (as !== 'multipart' || Array.isArray(payload)) return payload;
  const isNull = ([name, value]: [string, unknown]) => {
    const source = (send as SourceMap)[name];
    return value === 'null' && typeof source === 'object' && 'or' in source && source.or === null;
  };
  return Object.fromEntries(
    Object.entries(payload).map((part) => (isNull(part) ? [part[0], null] : part)),
  );
}

/** The payload as it was sent, with files as their answers. */
export function payloadOf({ received }: Pick<Desk, 'received'>): Payload {
  if (Array.isArray(received.fields)) return received.fields;
  const files = Object.entries(received.files).map(([field, file]) => [field, answerOf(file)]);
  return { ...received.fields, ...Object.fromEntries(files) };
}

function answerOf({ id, name, size, type }: ReceivedFile): FileAnswer {
  return { id, name, size, type };
}

/** Names that the step does not send: hidden or invented, they are refused and not passed over. */
export function strangers({ unknown }: Unmapped): Problem[] {
  return unknown.map((field) => ({
    at: pointerOf(field),
    rule: 'unknown',
    says: say('request.field', { field }),
  }));
}
