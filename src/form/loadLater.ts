import { type CompiledDefinition, describedFields, uiAt } from '#engine';
import { savesData, whenIdle } from '#ui';
import { loadDrawPhoto } from './controller/files/photoInstead';
import { loadWebcam } from './widgets/webcam/Webcam';

/** Fetches what a form with a camera or files needs later, while there is a connection. */
export async function loadLater({ schema, ui }: CompiledDefinition): Promise<void> {
  const fields = describedFields(schema);
  // The field cannot be drawn without it.
  if (fields.some(({ at }) => uiAt(ui, at)['ui:widget'] === 'webcam')) void loadWebcam();
  if (savesData()) return;
  await whenIdle();
  if (fields.some((field) => field.schema.upload)) await loadDrawPhoto();
}
