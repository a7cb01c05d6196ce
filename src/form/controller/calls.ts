import type { Result } from '#api';
import {
  buildPayload,
  type CallName,
  type Document,
  documentOf,
  type Payload,
  type ValueMap,
} from '#engine';
import type { CallOptions, Failure } from '../call';
import { t } from '../i18n';
import { normalized } from './answers/normalized';
import { contextOf, flush, type FormController } from './formController';

/** For a call that the customer waits for after pressing something. */
export const pressed: CallOptions = { isBackground: false };

/** For a call whose response is shown in a place that says that it loads. */
export const content: CallOptions = { isBackground: false, isContent: true };

/** Makes a call whose failure the form shows itself; the customer does not wait for it, unless the options say so. */
export const ask = (
  { props }: FormController,
  name: CallName,
  payload: { [name: string]: unknown },
  options?: CallOptions,
): Promise<Result> => props.call(name, payload, { isQuiet: true, isBackground: true, ...options });

/** Why a call failed; where no response arrived, also what the customer can look at. */
export const failureMessage = ({ status, message }: Failure): string =>
  status === 'lost' ? t('lost', { message }) : message || t('failed');

/** What payloads point into, with the current answers. */
export function documentNow(controller: FormController): Document {
  const answers = normalized(controller.props.definition, controller.store.get().answers);
  return documentOf(contextOf(controller), answers);
}

/** A payload of the current answers. */
export function payloadNow(controller: FormController, send: ValueMap): Payload {
  flush(controller);
  return buildPayload(send, documentNow(controller));
}

/** The bytes of the file answers in a payload, by name in the payload. */
export function filesIn({ files }: FormController, payload: Payload): { [name: string]: File } {
  return Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) => {
      const file = files.get((value as { id?: string } | null)?.id ?? '');
      return file ? [[name, file] as const] : [];
    }),
  );
}

/** The payload for JSON, with files in base64. */
export async function withText<T extends Payload>(
  controller: FormController,
  payload: T,
): Promise<T> {
  const texts = await Promise.all(
    Object.entries(filesIn(controller, payload)).map(async ([name, file]) => [
      name,
      await base64(file),
    ]),
  );
  return texts.length === 0 ? payload : { ...payload, ...Object.fromEntries(texts) };
}

const base64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('A file could not be read.'));
    reader.readAsDataURL(file);
  });
