import { type Definition, getAt, parentOf, partsOf, pointerOf, type Schema } from '#engine';
import { conditionPlaces, type Place } from '../../places';
import { fieldName, listed, plainValue, quoted, valueName } from './names';
import { placeName } from './sites';

/** What a condition decides, as a noun phrase: `the condition that shows "Lost on"`. */
export function conditionName(definition: Definition, { file, condition = '' }: Place): string {
  return file === 'schema'
    ? conditionOfSchema(definition, condition)
    : conditionOfRequest(definition, condition);
}

function conditionOfSchema(definition: Definition, condition: string): string {
  const whole = conditionPlaces(definition, 'schema').find(({ at }) => at === condition);
  const around = whole?.value.slice('/answers'.length) ?? '';
  const then: Schema = getAt(definition.schema, `${parentOf(condition)}/then`) ?? {};
  const named = (names: string[]) =>
    listed(
      names.map((name) => fieldName(definition, around + pointerOf(name))),
      'and',
      2,
    );
  const outer: Schema = getAt(definition.schema, parentOf(parentOf(parentOf(condition)))) ?? {};
  const described = Object.keys(then.properties ?? {});
  const shown = described.filter((name) => !Object.hasOwn(outer.properties ?? {}, name));
  if (shown.length > 0) return `the condition that shows ${named(shown)}`;
  if (described.length > 0) return `the condition for the rules of ${named(described)}`;
  if (then.required) return `the condition that requires ${named(then.required)}`;
  return 'the condition around other conditions';
}

/** `2. ` for the second entry of a list; nothing for a condition that is the only one. */
const ordinalOf = (i: string | undefined): string =>
  /^\d+$/.test(i ?? '') ? `${Number(i) + 1}. ` : '';

/** Conditions of request.json, by where they are. */
const names: { [last: string]: (definition: Definition, path: readonly string[]) => string } = {
  is: () => 'the condition to submit',
  stopWhen: (definition, path) =>
    `the condition that stops the request after ${placeName(definition, path)}`,
  foundWhen: (definition, path) => `the condition for a result of ${placeName(definition, path)}`,
  holdsWhen: (definition, path) => `the condition for ${placeName(definition, path)}`,
  where: (_definition, [, allowed, i]) =>
    allowed === 'allowed'
      ? `the ${ordinalOf(i)}condition to go on with a policy`
      : 'the condition for policies that can ask',
  when: (definition, path) => {
    if (path[0] === 'choices')
      return `the condition for the choice ${valueName(definition, path[1]!, path[2])} of ${fieldName(definition, path[1]!)}`;
    if (path[0] === 'blocked') return `the ${ordinalOf(path[1])}condition that blocks the request`;
    if (path[2] === 'pause')
      return `the condition for the pause after ${placeName(definition, path)}`;
    const choose = path.indexOf('choose');
    if (choose < 0) return `the condition for ${placeName(definition, path)}`;
    const field = path[choose - 1]!;
    const { is } = getAt(definition.request, pointerOf(...path.slice(0, choose + 2)));
    const shown = field.startsWith('/') ? valueName(definition, field, is) : plainValue(is);
    const of = field.startsWith('/') ? fieldName(definition, field) : quoted(field);
    return `the condition under which ${of} ${path[0] === 'prefill' ? 'begins as' : 'is taken to be'} ${shown}`;
  },
};

const conditionOfRequest = (definition: Definition, condition: string): string => {
  const path = partsOf(condition);
  return names[path.at(-1)!]?.(definition, path) ?? 'the condition';
};
