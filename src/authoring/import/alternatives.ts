import type { Pointer } from '#engine';
import { isEqual } from '../assertionHolds';
import { entriesOf } from './enumEntries';
import { isKeptEmpty } from './keptEmpty';
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
    // An empty text beside other schemas says that the answer may be left open.
    const isOpen = (each: Part) => isKeptEmpty(each) && !parts.every(isKeptEmpty);
    const isNone = (each: Part) => isNull(each) || isOpen(each);
    const real = branches.filter((_, i) => !isNone(parts[i]!));
    const constants = parts.flatMap((each) => (isNone(each) ? [] : constantsIn(each)));
    const drop = () => {
      part.rules.splice(part.rules.indexOf(rule), 1);
      part.mayBeNull ||= parts.some(isNull);
      part.mayBeEmpty ||= parts.some(isOpen);
      for (const each of parts.filter(isNone)) leaveTitle(each, notes);
    };
    if (real.length === 0) continue;
    if (parts.every((each) => isNone(each) || constantsIn(each).length > 0) && !part.has('enum')) {
      drop();
      const { at, trail } = rule;
      const value = constants.map((one) => one.value);
      const entries = constants.map((one, index) => ({ at: one.at, index }));
      part.keywords.set('enum', { at, trail, value, entries });
      if (constants.some(({ label }) => label !== undefined))
        part.keywords.set('enumNames', { at, trail, value: constants.map(({ label }) => label) });
      const [type] = parts.flatMap((each) => (isNone(each) ? [] : (each.take('type') ?? [])));
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
        if (!isOpen(each)) each.leaveAll(notes, 'Another schema of this choice is asked for.');
    }
  }
  return part;
}

const isNull = (part: Part): boolean =>
  part.keywords.get('type')?.value === 'null' ||
  (part.has('const') && part.keywords.get('const')?.value === null) ||
  isEqual(part.keywords.get('enum')?.value, [null]);

/** Nothing (`null`), or an empty text, is no choice, so that its title is not shown. */
export function leaveTitle(part: Part, notes: Notes): void {
  const is = isNull(part) ? 'null' : 'an empty text';
  const found = part.take('title');
  if (found)
    notes.leftOut(
      found.at,
      `${JSON.stringify(found.value)} is not shown: it is ${is}, which is no choice, and means that nothing is chosen. Say in the help when to leave it open, or make it a text.`,
    );
}

const isSimple = (part: Part): boolean =>
  part.properties.size === 0 &&
  part.required.size === 0 &&
  part.rules.length === 0 &&
  !part.isImpossible &&
  part.keywords.size > 0;

/** The constants of a branch, with its title. */
function constantsIn(part: Part): { value: unknown; label: string | undefined; at: Pointer }[] {
  const found = part.keywords.get('enum');
  const list = found?.value;
  const title = part.keywords.get('title')?.value;
  const label = isText(title) ? title : undefined;
  const constant = part.keywords.get('const');
  if (constant) return [{ value: constant.value, label, at: constant.at }];
  if (!found || !isList(list)) return [];
  const places = entriesOf(found);
  return list.map((value, i) => ({
    value,
    label: list.length === 1 ? label : undefined,
    at: places[i]!.at,
  }));
}
