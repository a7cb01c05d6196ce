import {
  appendInText,
  insertInText,
  nodeInText,
  removeFromText,
  setInText,
  setOrPruneInText,
} from '#authoring';
import { getAt, isObject, parentOf, type Pointer, pointerOf, type Schema } from '#engine';
import { type Definition, pathIn } from '../model/definition';
import { valueOf } from '../model/values';
import { conditionAt, textsIn } from '../model/words';
import { editList } from './editList';
import { keepOrder } from './keepOrder';
import { type Changes, changesBetween } from './texts';

/** Where the fields and conditions of the form are described, or those of the entries of a list. */
const holderOf = (condition: Pointer): Pointer => parentOf(parentOf(condition));

/** Adds a condition that does nothing yet, for the form or the entries of a list. Returns its pointer, too. */
export function addCondition(
  definition: Definition,
  holder: Pointer,
  condition: Schema,
): { pointer: Pointer; changes: Changes } {
  const path = pathIn(definition.key, 'schema');
  const list: unknown = getAt(definition.schema, `${holder}/allOf`);
  const index = Array.isArray(list) ? list.length : 0;
  const rule = { if: condition, then: {} };
  return {
    pointer: `${holder}/allOf/${index}`,
    changes: { [path]: appendInText(definition.texts[path]!, `${holder}/allOf`, rule) },
  };
}

/** Moves a condition among its neighbours; undefined where it cannot be moved there. */
export function moveCondition(
  definition: Definition,
  pointer: Pointer,
  to: number,
): Changes | undefined {
  const path = pathIn(definition.key, 'schema');
  const list = parentOf(pointer);
  const count = nodeInText(definition.texts[path]!, list)?.children?.length ?? 0;
  if (to < 0 || to >= count) return undefined;
  const texts = { ...definition.texts };
  editList(texts, path, list, { from: Number(pointer.slice(list.length + 1)), to });
  return changesBetween(definition.texts, texts);
}

/** Deletes a condition. The fields that it showed are shown always. */
export function deleteCondition(definition: Definition, pointer: Pointer): Changes {
  const path = pathIn(definition.key, 'schema');
  const { rule } = conditionAt(definition.schema, pointer);
  if (!isObject(rule)) return {};
  const holder = holderOf(pointer);
  const shown = shownBy(rule);
  let text = definition.texts[path]!;
  for (const name of shown) text = movedOut(text, path, pointer, name);
  const then: unknown = getAt(valueOf(path, text), `${pointer}/then`);
  const left = isObject(then) ? then : {};
  // What it brings by a reference, and conditions inside of it, stay.
  const inner = Array.isArray(left.allOf) ? left.allOf : [];
  const kept = [...(typeof left.$ref === 'string' ? [{ $ref: left.$ref }] : []), ...inner];
  const isLast = (getAt(definition.schema, parentOf(pointer)) as unknown[]).length === 1;
  text = removeFromText(text, isLast && kept.length === 0 ? parentOf(pointer) : pointer);
  for (const part of kept) text = appendInText(text, `${holder}/allOf`, part);
  return { [path]: text, ...keepOrder(definition, text) };
}

/** The fields that only a condition shows, by their names. */
export const shownBy = (rule: unknown): string[] => {
  const properties: unknown = getAt(rule, '/then/properties');
  return isObject(properties) ? Object.keys(properties) : [];
};

/** The fields that a condition could show: they are described next to it, and it does not test them. */
export function showableBy(definition: Definition, pointer: Pointer): string[] {
  const { rule } = conditionAt(definition.schema, pointer);
  const properties: unknown = getAt(definition.schema, `${holderOf(pointer)}/properties`);
  const tested = new Set(testedIn(getAt(rule, '/if')));
  const free = isObject(properties) ? Object.keys(properties) : [];
  return [...shownBy(rule), ...free].filter((name) => !tested.has(name));
}

/** The fields whose answers a condition tests. */
function testedIn(condition: unknown): string[] {
  if (!isObject(condition)) return [];
  const { properties, required, ...others } = condition;
  const parts = Object.values(others).flatMap((one) => (Array.isArray(one) ? one : [one]));
  return [
    ...(isObject(properties) ? Object.keys(properties) : []),
    ...textsIn(required),
    ...parts.flatMap(testedIn),
  ];
}

/** Lets a condition show exactly these fields; others that it showed are shown always again. */
export function showOnly(definition: Definition, pointer: Pointer, names: string[]): Changes {
  const path = pathIn(definition.key, 'schema');
  const before = shownBy(conditionAt(definition.schema, pointer).rule);
  let text = definition.texts[path]!;
  for (const name of names) if (!before.includes(name)) text = movedIn(text, path, pointer, name);
  for (const name of before) if (!names.includes(name)) text = movedOut(text, path, pointer, name);
  return { [path]: text, ...keepOrder(definition, text) };
}

const movedIn = (text: string, path: string, pointer: Pointer, name: string): string =>
  moved(text, path, name, holderOf(pointer), `${pointer}/then`);

const movedOut = (text: string, path: string, pointer: Pointer, name: string): string =>
  moved(text, path, name, `${pointer}/then`, holderOf(pointer));

/** Describes a field in another object, and requires it there where it was required. */
function moved(text: string, path: string, name: string, from: Pointer, to: Pointer): string {
  const schema: unknown = valueOf(path, text);
  const property = `/properties${pointerOf(name)}`;
  const described: unknown = getAt(schema, from + property);
  const index = textsIn(getAt(schema, `${from}/required`)).indexOf(name);
  const isThere = getAt(schema, to + property) !== undefined;
  let edited = text;
  if (described !== undefined && !isThere) {
    const holder = `${to}/properties`;
    edited = nodeInText(edited, holder)
      ? insertInText(edited, holder, Infinity, described, name)
      : setInText(edited, holder, { [name]: described });
  }
  if (index >= 0 && !textsIn(getAt(schema, `${to}/required`)).includes(name))
    edited = appendInText(edited, `${to}/required`, name);
  edited = setOrPruneInText(edited, from + property, undefined, from);
  return index < 0
    ? edited
    : setOrPruneInText(edited, `${from}/required/${index}`, undefined, from);
}
