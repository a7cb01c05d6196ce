import type { FileAnswer, Payload } from '#engine';
import type { ReceivedFile } from '../received';
import type { StepRequest } from './stepRequest';

/** The payload that was sent, with each file as its answer. */
export function receivedPayload({ received }: Pick<StepRequest, 'received'>): Payload {
  if (Array.isArray(received.fields)) return received.fields;
  return { ...received.fields, ...fileAnswers(received.files) };
}

/** The answer of a file describes the received file, not what was claimed. */
export const fileAnswers = (files: { [field: string]: ReceivedFile }) =>
  Object.fromEntries(
    Object.entries(files).map(([field, { id, name, size, type }]): [string, FileAnswer] => [
      field,
      { id, name, size, type },
    ]),
  );
