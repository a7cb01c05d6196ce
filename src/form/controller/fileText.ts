import type { Payload } from '#engine';
import type { Session } from './session';

/** The bytes of the files that a payload names by their answers, by their names in the payload. */
export function filesIn({ files }: Session, payload: Payload): { [name: string]: File } {
  return Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) => {
      const file = files.get((value as { id?: string } | null)?.id ?? '');
      return file ? [[name, file] as const] : [];
    }),
  );
}

/** A payload for JSON: a file travels as its bytes in base64. */
export async function withText<T extends Payload>(session: Session, payload: T): Promise<T> {
  const texts = await Promise.all(
    Object.entries(filesIn(session, payload)).map(async ([name, file]) => [
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
