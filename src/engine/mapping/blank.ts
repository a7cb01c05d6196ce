import type { Pointer, Schema, ValueExpression } from '../definition/definition';
import { partsOf, pointerOf } from '../json/pointer';
import { descriptionOf } from '../schema/fields';

/**
 * What a payload has for an expression without a value, or whose value is an empty list (`found`); `undefined`: nothing.
 * `list`: whose entry is sent.
 */
export type Blank = (
  source: ValueExpression,
  list: Pointer | undefined,
  found?: unknown,
) => unknown;

export const noBlank: Blank = (_source, _list, found) => found;

/**
 * The insurer expects every name of a ticket's payload: an answer that was not given is an empty text, a list an empty
 * list, and `null` where the field is `nullable`. A file is left out, and so is a group of fields, what is never answered,
 * and what does not come from answers. `isMultipart`: the fields of a form are texts, so none of them is `null`.
 */
export const blankIn =
  (schema: Schema, isMultipart: boolean): Blank =>
  (source, list, found) => {
    const answers = namedBy(source).flatMap((pointer) => answerOf(pointer, list) ?? []);
    if (found !== undefined || answers.length === 0) return found;
    if (typeof source === 'object' && !('by' in source) && !('from' in source)) return '';
    const { type, upload, nullable } = descriptionOf(schema, answers[0]!) ?? {};
    if (nullable && !upload && !isMultipart) return null;
    if (type === 'array') return [];
    return upload || type === 'object' || type === 'null' ? undefined : '';
  };

/** For a step with `omitEmpty`: nothing, and no empty list, unless the expression has an `or`. */
export const omitted: Blank = (source, _list, found) =>
  typeof source === 'object' && 'or' in source ? found : undefined;

/** The pointers whose value is sent. */
function namedBy(source: ValueExpression): Pointer[] {
  if (typeof source === 'string') return [source];
  if ('by' in source) return Object.values(source.of);
  if ('from' in source) return [source.from];
  return 'compute' in source ? source.of.filter((one) => typeof one === 'string') : [];
}

/** The answer that a pointer names; in a list that of any entry. */
function answerOf(pointer: Pointer, list: Pointer | undefined): Pointer | undefined {
  const [root, ...parts] = partsOf(pointer);
  if (parts.length === 0) return undefined;
  if (root === 'answers') return pointerOf(...parts);
  const isInAnswers = root === 'item' && list?.startsWith('/answers/');
  return isInAnswers ? `${list!.slice('/answers'.length)}/0${pointerOf(...parts)}` : undefined;
}
