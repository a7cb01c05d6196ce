import type { FieldRename } from '../rename/fieldName';
import type { Change } from './changes';

/** Fields that are gone next to new ones with the same rules: most likely the same fields. */
export function looksRenamed(changes: Change[]): FieldRename[] {
  const fields = changes.filter(
    ({ file, at }) => file === 'schema' && /\/properties\/[^/]+$/.test(at),
  );
  const parent = ({ at }: Change) => at.slice(0, at.lastIndexOf('/'));
  const gone = fields.filter(({ kind }) => kind === 'removed');
  const pointer = ({ at }: Change) =>
    at.replace(/\/(allOf\/\d+|then)(?=\/)/g, '').replaceAll('/properties/', '/');
  return gone.flatMap((was) => {
    const same = fields.filter(
      (is) =>
        is.kind === 'added' &&
        parent(is) === parent(was) &&
        JSON.stringify(is.is) === JSON.stringify(was.was),
    );
    return same.length === 1 ? [{ from: pointer(was), to: pointer(same[0]!) }] : [];
  });
}
