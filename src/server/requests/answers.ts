import {
  type FileAnswer,
  type Problem,
  pointerOf,
  type Unmapped,
  unmapPayload,
} from '../../engine';
import type { ReceivedFile } from '../received';
import { say } from '../words';
import type { Desk } from './desk';

/** The answers that a payload carries. A file answer is what was received, whatever the payload says of it. */
export function answersIn({ aim, received }: Desk): Unmapped {
  return unmapPayload(
    aim.step.send,
    payloadOf({ received }),
    aim.type.strictly,
    received.kind === 'multipart',
  );
}

/** The payload as it was sent, with files as their answers. */
export function payloadOf({ received }: Pick<Desk, 'received'>): { [name: string]: unknown } {
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
