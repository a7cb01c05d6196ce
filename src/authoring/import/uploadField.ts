import { fileTypes } from '#engine';
import type { Part } from './part';
import { describe, isAskedAnyway, type Place } from './place';
import { isText } from './texts';

/** Whether the source asks for a file: as a data URL, or as encoded content. */
export const isUpload = (part: Part): boolean =>
  ['data-url', 'binary', 'byte'].includes(String(part.keywords.get('format')?.value)) ||
  ['base64', 'base64url', 'binary'].includes(String(part.keywords.get('contentEncoding')?.value)) ||
  part.has('contentMediaType');

/** What an upload accepts where the source does not say. */
const usual = ['pdf', 'jpg', 'jpeg', 'png'];
const maxBytes = 5_000_000;

/** One file; `isSeveral`: the source takes more. */
export function addUpload(part: Part, place: Place, isSeveral = false): void {
  const { scope, hints, notes } = place;
  if (scope.isList) {
    part.leaveAll(notes, 'Files are asked for outside of lists. Add an upload to the form itself.');
    return;
  }
  if (isAskedAnyway(place)) {
    part.leaveAll(
      notes,
      'A condition adds no rules to a file that is asked for anyway. Describe it in the branches only.',
    );
    return;
  }
  for (const keyword of ['format', 'contentEncoding', 'maxLength', 'minLength']) part.take(keyword);
  const accepted = hints.take('accept');
  const media = part.take('contentMediaType');
  hints.take('widget');
  const asked = [accepted, media].flatMap((found) =>
    isText(found?.value) ? found.value.split(',') : [],
  );
  const found = Object.keys(fileTypes).filter((extension) =>
    asked.some((one) => isOf(extension, one.trim())),
  );
  const extensions = found.length > 0 ? found : usual;
  if (asked.length > 0 && found.length === 0)
    notes.changed(
      media?.at ?? part.at,
      `None of these types can be uploaded: ${usual.join(', ')} are accepted.`,
    );
  if (isSeveral)
    notes.changed(
      part.at,
      'One file is asked for, not several. Add an upload for each further one.',
    );
  notes.added(
    part.at,
    `An upload says which files it takes: ${extensions.join(', ')}, smaller than ${maxBytes / 1_000_000} MB. Correct it in schema.json.`,
  );
  const isFirst = Object.values(scope.ui).every((ui) => ui['ui:widget'] !== 'upload');
  if (isFirst)
    notes.changed(
      part.at,
      'With a file the request is sent as multipart/form-data: the file as such, every other value as a text, objects and lists as JSON. Tell the developers who receive it.',
    );
  describe(part, place, {
    type: 'object',
    schema: { upload: { extensions, maxBytes } },
    widget: 'upload',
  });
}

/** `.pdf`, `application/pdf`, `image/*` */
function isOf(extension: string, asked: string): boolean {
  const { mediaType } = fileTypes[extension]!;
  return (
    asked === `.${extension}` ||
    asked === mediaType ||
    (asked.endsWith('/*') && mediaType.startsWith(asked.slice(0, -1)))
  );
}
