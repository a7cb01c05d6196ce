import type { Located, Part, Rule } from './part';
import type { Notes } from './importReport';
import type { Reader } from './reader';
import { isList, isText } from './texts';

/** The schemas of a `oneOf` or an `anyOf`. */
export const branchesOf = ({ value, at, trail }: Rule): Located[] =>
  isList(value) ? value.map((schema, i) => ({ schema, at: `${at}/${i}`, trail })) : [];

/**
 * Resolves the choices between schemas that a single field can say: titled constants are an enum, `null` is not
 * answered, and of several kinds of value the first is asked for. Those between objects are left for conditions.
 */
export function withoutAlternatives(part: Part, reader: Reader, notes: Notes): Part {
  for (const rule of part.rules.slice()) {
    if (rule.keyword !== 'oneOf' && rule.keyword !== 'anyOf') continue;
    const branches = branchesOf(rule);
    const parts = branches.map((branch) => reader.partOf([branch]));
    const real = branches.filter((_, i) => !isNull(parts[i]!));
    const constants = parts.flatMap((each) => constantsIn(each));
    const drop = () => {
      part.rules.splice(part.rules.indexOf(rule), 1);
      if (real.length < branches.length) part.mayBeNull = true;
    };
    if (real.length === 0) continue;
    if (parts.every((each) => isNull(each) || constantsIn(each).length > 0) && !part.has('enum')) {
      drop();
      const { at, trail } = rule;
      part.keywords.set('enum', { at, trail, value: constants.map(({ value }) => value) });
      if (constants.some(({ label }) => label !== undefined))
        part.keywords.set('enumNames', { at, trail, value: constants.map(({ label }) => label) });
      const [type] = parts.flatMap((each) => (isNull(each) ? [] : (each.take('type') ?? [])));
      if (!part.has('type') && type) part.keywords.set('type', type);
    } else if (real.length === 1) {
      drop();
      reader.collect(real[0]!, part);
    } else if (parts.every(isSimple)) {
      drop();
      reader.collect(real[0]!, part);
      notes.changed(
        rule.at,
        'Only the first of these schemas is asked for. Say in the help what else is right, or add a field for it.',
      );
      for (const each of parts.filter((_, i) => branches[i] !== real[0]))
        each.leaveAll(notes, 'Another schema of this choice is asked for.');
    }
  }
  return part;
}

const isNull = (part: Part): boolean =>
  part.keywords.get('type')?.value === 'null' ||
  (part.has('const') && part.keywords.get('const')?.value === null);

const isSimple = (part: Part): boolean =>
  part.properties.size === 0 &&
  part.required.size === 0 &&
  part.rules.length === 0 &&
  !part.isImpossible &&
  part.keywords.size > 0;

/** The constants of a branch, with its title. */
function constantsIn(part: Part): { value: unknown; label: string | undefined }[] {
  const list = part.keywords.get('enum')?.value;
  const title = part.keywords.get('title')?.value;
  const label = isText(title) ? title : undefined;
  if (part.has('const')) return [{ value: part.keywords.get('const')!.value, label }];
  if (!isList(list)) return [];
  return list.map((value) => ({ value, label: list.length === 1 ? label : undefined }));
}
