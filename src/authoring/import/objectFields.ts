import type { Part, Sourced } from './part';
import { isObject } from '#engine';
import { addRequired } from './required';
import { type Place, titleOf } from './place';
import { shownText, isList } from './texts';

/** Rules that ask nothing of an object without properties. */
const ofOthers = /^depend/;

/** The fields of an object: an object is no field, so that its fields get a heading of their own. */
export function addObject(part: Part, place: Place): void {
  const { scope, path, hints, isRequired, notes } = place;
  const own = titleOf(part, place);
  // Sections are not in each other, so that one of an inner object says which object it is in.
  const isNamed = place.title === undefined || place.title === own || scope.isList;
  const title = isNamed ? own : `${place.title}: ${own}`;
  const isEmpty = part.properties.size === 0 && part.rules.length === 0;
  const description = shownText(hints.take('description')) ?? shownText(part.take('description'));
  const texts = { title, ...(description !== undefined && { description }) };
  const group = scope.headed(path, texts);
  takeClosed(part);
  if (!place.isBranch && !place.target.isConditional)
    scope.closed.set(JSON.stringify(path), part.closed);
  const prefix = path.length > 0 && scope.isList ? [place.prefix, title] : [];
  const inner = {
    ...place,
    group,
    isNullable: false,
    title: own,
    prefix: prefix.filter(Boolean).join(', ') || undefined,
  };
  const isPlain = !place.isNullable && part.rules.every(({ keyword }) => ofOthers.test(keyword));
  if (isPlain) scope.mayBeBare.add(JSON.stringify(path));
  addProperties(part, inner, isRequired);
  place.addRules(part, inner);
  addRequired(part, inner, isRequired);
  const isAnswered = scope
    .fieldsBelow(path)
    .some(({ name }) => [...place.target.required, ...place.target.anyRequired].includes(name));
  if (isRequired && path.length > 0 && !isAnswered && !isEmpty && !scope.isBare(path))
    notes.changed(
      part.at,
      'The source requires this object, and no answer in it: where all of it is left open, the object is not sent. Require one of its fields.',
    );
  if (isEmpty && !part.isEmptied && path.length > 0 && scope.fieldsBelow(path).length === 0)
    notes.leftOut(part.at, 'The object does not say what is in it. Describe it under properties.');
}

/** A form takes nothing but what is described; that there may be more (`true`) asks for nothing. */
export function takeClosed(
  part: Part,
  keywords = ['additionalProperties', 'unevaluatedProperties'],
): void {
  for (const keyword of keywords)
    if (typeof part.keywords.get(keyword)?.value === 'boolean') part.take(keyword);
}

/** Adds the properties of an object in their order. `isNeeded`: what it requires is required in the form. */
export function addProperties(part: Part, place: Place, isNeeded: boolean): void {
  const { scope, path, hints, notes } = place;
  const needs = scope.needs.get(JSON.stringify(path)) ?? [];
  const closed = scope.closed.get(JSON.stringify(path)) ?? [];
  for (const name of inOrder(part, place)) {
    const below = [...path, name];
    const without = closed.find(({ names }) => !names.has(name));
    if (without) {
      place.reader
        .partOf(part.properties.get(name)!)
        .leaveAll(
          notes,
          `The source takes no "${name}" here: "additionalProperties" at ${without.at} is false, and knows only the properties beside it. Describe it there, or use "unevaluatedProperties".`,
        );
      continue;
    }
    const isRequired = part.required.has(name);
    // What a branch requires of an object that is always there is required.
    const isThere = place.isBranch && !scope.fieldAt(below) && scope.isNeeded(below);
    place.add(part.properties.get(name)!, {
      ...place,
      group: path.length === 0 && !scope.isList ? scope.openGroup() : place.group,
      path: below,
      hints: hints.child(name),
      isRequired: (isRequired || isThere === true) && isNeeded,
      given: defaultOf(part, name),
    });
    const isAnswered = scope
      .fieldsBelow(below)
      .some((one) => place.target.required.includes(one.name));
    const sent = isRequired && !isAnswered ? scope.sendEmpty(below) : undefined;
    if (sent && place.isBranch)
      notes.changed(
        part.required.get(name)!,
        `"${name}" is sent as ${sent} where it is not asked for, too. Take that out where requests are received, if they do not take it.`,
      );
  }
  if (isObject(part.keywords.get('default')?.value)) part.take('default');
  scope.needs.set(JSON.stringify(path), [...needs, ...part.required.keys()]);
}

/** The order of `ui:order`; a name that it lacks comes where its `*` is, or at the end. */
function inOrder(part: Part, { hints }: Place): string[] {
  const names = [...part.properties.keys()];
  const found = hints.take('order');
  if (!found) return names;
  if (!isList(found.value)) {
    hints.leftOut(found, 'An order is a list of names. Correct it in the source.');
    return names;
  }
  const wanted = [...new Set(found.value)].filter(
    (name): name is string => name === '*' || names.includes(name as string),
  );
  const others = names.filter((name) => !wanted.includes(name));
  return wanted.includes('*')
    ? wanted.flatMap((name) => (name === '*' ? others : [name]))
    : [...wanted, ...others];
}

/** The default of an object is that of its properties. */
function defaultOf(part: Part, name: string): Sourced | undefined {
  const found = part.keywords.get('default');
  return isObject(found?.value) && Object.hasOwn(found.value, name)
    ? { ...found, value: found.value[name] }
    : undefined;
}
