import { type List, type Pointer, pointerOf } from '#engine';
import type { KnownCalls } from '../checks/check';
import type { Place } from './documents';
import { itemsOf, sourcesOf } from './expressions';
import type { Report } from './report';
import { resolve, resolveIn } from './resolve';
import { responseOf } from './responses';
import { alternativesOf, anything, jsonTypeOf, typeAt, union, type ValueType } from './valueType';

/** What is known of an entry of a list. */
export function entriesOf(
  report: Report,
  place: Place,
  calls: KnownCalls | undefined,
  list: List,
  at: Pointer,
): ValueType {
  if ('call' in list) {
    const where = `${at}/items`;
    const of = `"${list.call}"`;
    const found = resolveIn(report, responseOf(calls, list.call), of, list.items, where);
    return itemsOf(report, { ...found, at: where, name: `"${list.items}" of ${of}` });
  }
  if ('from' in list) {
    const where = `${at}/from`;
    return itemsOf(report, {
      ...resolve(report, place, list.from, where),
      at: where,
      name: `"${list.from}"`,
    });
  }
  const { compute, of } = list;
  const [result] = sourcesOf(report, place, { compute, of }, at);
  return itemsOf(report, { ...result!, at: `${at}/compute` });
}

/** What is known of the value of a chosen option, which is always a text where the list names its properties. */
export function valueOfOption({ option }: List, entry: ValueType): ValueType {
  const found = typeAt(entry, pointerOf(option?.value ?? 'value'));
  if ('name' in found) return anything;
  const isText = alternativesOf(found.type).every((one) =>
    ['string', undefined].includes(jsonTypeOf(one)),
  );
  return option && !isText ? union([{ type: 'string' }]) : found.type;
}
