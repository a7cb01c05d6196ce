import type { Answers, LookUp, Pointer } from './definition';
import { getAt } from './pointer';

/**
 * What a look-up fills, by field, from its response; undefined where it found nothing. With `find` the response is
 * searched for the field's answer first.
 */
export function fillsOf(
  { find, fills }: LookUp,
  field: Pointer,
  response: unknown,
  answers: Answers,
): { [target: Pointer]: unknown } {
  const found = find ? entryOf(getAt(response, find.in), find.by, getAt(answers, field)) : response;
  return Object.fromEntries(
    Object.entries(fills).map(([target, from]) => [
      target,
      typeof from === 'string' ? getAt(found, from) : found ? from.const : undefined,
    ]),
  );
}

function entryOf(list: unknown, by: string, value: unknown): unknown {
  return Array.isArray(list) && value !== undefined
    ? list.find((entry) => entry?.[by] === value)
    : undefined;
}
