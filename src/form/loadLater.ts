import { type CompiledDefinition, describedFields } from '#engine';
import { savesData, whenIdle } from '#ui';
import { loadDrawPhoto } from './controller/files/photoInstead';
import { loadProgress } from './parts/loadProgress';

/** Fetches what a form with files needs later, while there is a connection. */
export async function loadLater({ schema }: CompiledDefinition): Promise<void> {
  if (savesData() || !describedFields(schema).some((field) => field.schema.upload)) return;
  await whenIdle();
  await Promise.all([loadProgress(), loadDrawPhoto()]);
}
