import { type CompiledDefinition, describedFields } from '#engine';
import { savesData, whenIdle } from '#ui';
import { loadDrawPhoto } from './controller/files/photoInstead';

/** Fetches what a form with files may need later, while there is a connection. */
export async function loadLater({ schema }: CompiledDefinition): Promise<void> {
  if (savesData()) return;
  await whenIdle();
  if (describedFields(schema).some((field) => field.schema.upload)) await loadDrawPhoto();
}
