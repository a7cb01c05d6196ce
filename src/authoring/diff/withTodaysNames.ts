import { describedFields } from '#engine';
import { type Files, readDefinition } from '../read/readDefinition';
import { applyOccurrences } from '../rename/applyOccurrences';
import type { FieldRename } from '../rename/fieldName';
import { occurrencesOf } from '../rename/renameField';

/**
 * The files of an older version with the names that its fields have in the newer one, where `renamed` says so: what
 * was renamed is then no change, and its examples and drafts can be compared.
 */
export function withTodaysNames(
  key: string,
  older: Files,
  renamed: { [former: string]: string },
): { files: Files; renames: FieldRename[] } {
  const renames: FieldRename[] = [];
  let files = older;
  // Former names in a list are written under the name that the list has today.
  const entries = Object.entries(renamed).sort(
    ([a], [b]) => a.split('/').length - b.split('/').length,
  );
  for (const [from, to] of entries) {
    const read = readDefinition(key, files);
    if ('diagnostics' in read) return { files: older, renames: [] };
    const fields = describedFields(read.definition.schema).map(({ at }) => at);
    if (!fields.includes(from) || fields.includes(to)) continue;
    files = { ...files, ...applyOccurrences(files, occurrencesOf(key, files, { from, to })) };
    renames.push({ from, to });
  }
  return { files, renames };
}
