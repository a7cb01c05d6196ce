import { getAt, oncePer, type Pointer, type Schema } from '#engine';
import { branchesOf } from '../lint/values/branches';

/** So many entries of a list are told apart. */
const mostEntries = 10;

const namesIn = oncePer((schema: Schema): Pointer[] => [
  ...new Set(branchesOf(schema).descriptions.map(({ at }) => at)),
]);

/** Every field that a form can have, those of a list once for each entry that is there. */
export const fieldsIn = (schema: Schema, answers: object): Pointer[] =>
  namesIn(schema).flatMap((name) => placesOf(name, answers));

function placesOf(name: Pointer, answers: object): Pointer[] {
  const at = name.indexOf('/items/');
  if (at < 0) return [name];
  const entries: unknown = getAt(answers, name.slice(0, at));
  if (!Array.isArray(entries)) return [];
  return entries
    .slice(0, mostEntries)
    .flatMap((_, i) =>
      placesOf(`${name.slice(0, at)}/${i}/${name.slice(at + '/items/'.length)}`, answers),
    );
}
