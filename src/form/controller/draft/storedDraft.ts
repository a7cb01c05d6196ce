import type { DeviceKey } from './deviceKeys';
import { readStored, storedNames } from './deviceStore';
import type { DeviceDraft } from './draft';
import { fileName } from './draftNames';
import { seal, unseal } from './seal';

/** A draft in the database. Its files are entries of their own, so that each is encrypted once. */
interface StoredDraft extends Omit<DeviceDraft, 'files'> {
  files: { id: string; name: string; type: string; lastModified: number }[];
}

type Entry = [name: string, sealed: Uint8Array<ArrayBuffer>];

/** The entries of a draft that the database lacks: its answers, and files that were chosen since. */
export async function sealDraft(
  key: DeviceKey,
  name: string,
  draft: DeviceDraft,
): Promise<Entry[]> {
  const known = new Set(await storedNames());
  const files = await Promise.all(
    draft.files
      .map(([id, file]) => ({ name: fileName(name, id), file }))
      .filter((one) => !known.has(one.name))
      .map(async (one): Promise<Entry> => {
        return [one.name, await seal(key, one.name, await one.file.arrayBuffer())];
      }),
  );
  const stored: StoredDraft = {
    ...draft,
    files: draft.files.map(([id, file]) => {
      return { id, name: file.name, type: file.type, lastModified: file.lastModified };
    }),
  };
  const text = new TextEncoder().encode(JSON.stringify(stored));
  return [[name, await seal(key, name, text)], ...files];
}

/** Undefined where there is none, or where it was changed; without files that were. */
export async function readSealedDraft(
  key: DeviceKey,
  name: string,
): Promise<DeviceDraft | undefined> {
  const content = await open(name);
  if (!content) return undefined;
  const stored: StoredDraft = JSON.parse(new TextDecoder().decode(content));
  const files: DeviceDraft['files'] = [];
  for (const { id, name: called, ...about } of stored.files) {
    const bytes = await open(fileName(name, id));
    if (bytes) files.push([id, new File([bytes], called, about)]);
  }
  return { ...stored, files };

  async function open(entry: string): Promise<ArrayBuffer | undefined> {
    const sealed = await readStored<Uint8Array<ArrayBuffer>>(entry);
    return sealed && unseal(key, entry, sealed);
  }
}
