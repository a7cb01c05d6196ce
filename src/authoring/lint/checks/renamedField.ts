import { partsOf, type Pointer, pointerOf, parentOf } from '#engine';
import { didYouMean } from '../../didYouMean';
import type { Check } from './check';

export const renamedField: Check = {
  id: 'renamed-field',
  *run({ definition, pointers }) {
    const renamed = definition.request.renamed ?? {};
    for (const [former, now] of Object.entries(renamed)) {
      const at = `/renamed${pointerOf(former)}`;
      if (pointers.includes(former))
        yield {
          file: 'request',
          at,
          target: 'name',
          message: `"${former}" is a field of schema.json, so its answers would be moved to "${now}". Remove this entry, or the field.`,
        };
      else if (!pointers.includes(now))
        yield { file: 'request', at, message: unknownField(former, now, renamed, pointers) };
      else if (parentOf(former) !== parentOf(now))
        yield {
          file: 'request',
          at,
          message: `"${former}" and "${now}" are not at the same place: only a name can change. Use "${parentOf(now)}${pointerOf(partsOf(former).at(-1)!)}", or remove this entry.`,
        };
    }
  },
};

/** A field that was renamed again needs one entry for each of its former names. */
function unknownField(
  former: Pointer,
  now: Pointer,
  renamed: { [former: Pointer]: Pointer },
  pointers: Pointer[],
): string {
  const seen = [now];
  while (Object.hasOwn(renamed, seen.at(-1)!) && !seen.includes(renamed[seen.at(-1)!]!))
    seen.push(renamed[seen.at(-1)!]!);
  const last = seen.at(-1)!;
  if (pointers.includes(last)) return `"${now}" was renamed again. Write "${former}": "${last}".`;
  if (Object.hasOwn(renamed, last))
    return `These names lead back to each other and to no field of schema.json. Remove the entries that are wrong.`;
  return `Unknown field "${now}": schema.json does not have it. ${didYouMean(now, pointers)}`;
}
