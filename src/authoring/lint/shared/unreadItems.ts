import {
  type Each,
  isEach,
  isObject,
  type Pointer,
  pointersIn,
  type RequestRules,
  type ValueMap,
} from '#engine';
import { valuesIn } from '../../walk';
import type { CheckInput } from '../checks/check';
import { besideOf } from '../types/types';
import { possibleValuesAt } from './possibleValues';

/** An answer of list entries that nothing in a payload reads. */
interface UnreadItem {
  name: string;
  /** Pointer of the list into the answers. */
  list: Pointer;
  /** Pointer to the map of the entries in the payload. */
  at: Pointer;
}

/** The answers that every list entry must have, and that a payload leaves out where it maps the entries. */
export function* unreadItems(
  { definition: { request }, fields }: CheckInput,
  send: ValueMap | Each,
): Generator<UnreadItem> {
  const read = pointersIn(send);
  const filled = filledFields(request);
  const maps = [...valuesIn(send)].flatMap(([at, value]): [Pointer, Each][] =>
    isObject(value) && isEach(value as ValueMap | Each) ? [[at, value as unknown as Each]] : [],
  );
  for (const [at, { each }] of maps) {
    if (!each.startsWith('/answers/')) continue;
    // The entries are sent as a whole too.
    const times = maps.filter(([, other]) => other.each === each).length;
    if (read.filter((one) => one === each || one === `${each}/items`).length > times) continue;
    const list = each.slice('/answers'.length);
    const names = fields
      .filter(({ at: field, schema, isRequired }) => {
        const isAnswered =
          isRequired && !schema.readOnly && schema.type !== 'null' && !filled.has(field);
        return isAnswered && field.startsWith(`${list}/items/`);
      })
      .map(({ at: field }) => field.slice(`${list}/items/`.length))
      .filter((name) => !name.includes('/'));
    for (const name of new Set(names)) {
      // One possible value says nothing.
      if (possibleValuesAt(fields, `${list}/items/${name}`)?.values?.length === 1) continue;
      const pointer = `${each}/items/${name}`;
      if (!read.some((one) => one === pointer || one.startsWith(`${pointer}/`)))
        yield { name, list, at: `${at}/send` };
    }
  }
}

/** The fields whose value follows from another answer. */
const filledFields = ({ lists = {}, lookUps = {} }: RequestRules): Set<Pointer> =>
  new Set([
    ...Object.entries(lists).flatMap(([field, { fills = {} }]) =>
      Object.keys(fills).map((name) => besideOf(field, name)),
    ),
    ...Object.values(lookUps).flatMap(({ fills }) => Object.keys(fills)),
  ]);
