import { type Definition, fieldOf, isEach, partsOf, type Pointer, pointerOf } from '#engine';
import { answerTypes, type AnswerTypes } from './answers';
import type { CheckInput, KnownCalls } from '../checks/check';
import { documentOf, type Place, withItem } from './documents';
import { isChoose, sourcesOf } from './expressions';
import { loadedType } from './loaded';
import { entriesOf, valueOfOption } from './options';
import { Report } from './report';
import { responseOf } from './responses';
import { situationsOf } from '../values/situations';
import { fieldsWithoutValue } from '../values/withoutValue';
import { alternativesOf, anything, typeAt, union, type ValueType } from './valueType';

/** Everything that is known of a definition's values, and the report of what is wrong. */
export interface Types {
  definition: Definition;
  input: CheckInput;
  calls: KnownCalls | undefined;
  report: Report;
  loaded: ValueType;
  answers: AnswerTypes;
  /** Fields that hold what the insurer or a list gives, and not what the customer types. */
  filled: { [field: Pointer]: ValueType };
  /** The document at a place of request.json. */
  document(at?: Parameters<typeof documentOf>[1]): Place;
}

export function typesOf(input: CheckInput): Types {
  const { definition, fields, calls } = input;
  const { request } = definition;
  const loaded = loadedType(request, calls);
  const known = (answers: AnswerTypes) => ({ answers: answers.whole, loaded, request, calls });
  const silent = fieldsWithoutValue(situationsOf(definition));
  const plain = answerTypes(fields, {}, silent);
  const filled = filledTypes(input, documentOf(known(plain), {}));
  const answers = answerTypes(fields, filled, silent);
  return {
    definition,
    input,
    calls,
    report: new Report(),
    loaded,
    answers,
    filled,
    document: (at = {}) => documentOf(known(answers), at),
  };
}

/** What fields hold that the customer does not type: by prefill, look-ups, lists. */
function filledTypes(
  { definition: { request }, fields, calls }: CheckInput,
  place: Place,
): { [field: Pointer]: ValueType } {
  const filled: { [field: Pointer]: ValueType } = {};
  const silent = new Report();
  const readOnly = new Set(fields.filter(({ schema }) => schema.readOnly).map(({ at }) => at));
  for (const [field, source] of Object.entries(request.prefill ?? {})) {
    const type = union(
      sourcesOf(
        silent,
        field.includes('/items/') ? withItem(place, anything) : place,
        source,
        '',
      ).map((one) => one.type),
    );
    if (readOnly.has(field) && !isChoose(source)) filled[field] = type;
    const items = alternativesOf(type)[0]?.items;
    if (items && !isEach(source as never))
      for (const { at } of fields)
        if (at.startsWith(`${field}/items/`) && readOnly.has(at)) {
          const found = typeAt(items, at.slice(`${field}/items`.length));
          if (!('name' in found)) filled[at] = found.type;
        }
  }
  for (const [field, { call, find, fills }] of Object.entries(request.lookUps ?? {}))
    for (const [target, from] of Object.entries(fills)) {
      if (typeof from !== 'string') continue;
      const found = typeAt(responseOf(calls, call), find ? `${find.in}/0${from}` : from);
      filled[target] = 'name' in found ? anything : found.type;
      if (target === field) delete filled[target];
    }
  for (const [field, list] of Object.entries(request.lists ?? {})) {
    const entries = entriesOf(silent, place, calls, list, '');
    filled[field] = valueOfOption(list, entries);
    for (const [name, property] of Object.entries(list.fills ?? {})) {
      const found = typeAt(entries, pointerOf(property));
      filled[besideOf(field, name)] = 'name' in found ? anything : found.type;
    }
  }
  return filled;
}

/** The field of this name in the same entry. */
export const besideOf = (field: Pointer, name: string): Pointer =>
  pointerOf(...partsOf(field).slice(0, -1), name);

/** Whether the customer types this answer, so that it can be all that its field allows. */
export const isEntered =
  ({ answers, filled, input }: Types) =>
  (pointer: Pointer): boolean => {
    if (!pointer.startsWith('/answers/')) return false;
    const at = pointer.slice('/answers'.length);
    const isOwn = input.fields.some((field) => field.at === at && field.schema.readOnly);
    return !isOwn && !Object.hasOwn(filled, at) && answers.at(at)?.type !== 'object';
  };

/** The field of an answer's pointer, without the entries of a list. */
export const fieldIn = (pointer: Pointer): string => fieldOf(pointer.slice('/answers'.length));
