import { isObject, type Pointer } from '#engine';
import type { Change } from './candidate';
import { withLoaded } from './contextChanges';
import type { FormState } from './formState';

/** How a record gets a value, or loses it (`undefined`); nothing where an example cannot say it. */
export function recordChange(
  { context, example: { as } }: Pick<FormState, 'context' | 'example'>,
  source: Pointer,
  value: unknown,
): Change[] {
  if (source.startsWith('/loaded/')) return withLoaded(context, source, value);
  const isStated =
    /^\/(customer|link)\//.test(source) ||
    (source.startsWith('/policy/') && as.policyNo !== undefined);
  // A record that is not there is an empty text: an example cannot leave it out.
  return isStated ? [[source, value ?? '']] : [];
}

/**
 * How a field that the records fill in gets a value: by the record that it is a copy of, or by those that it tells
 * something of. Nothing for one that follows from answers.
 */
export function sourceChange(state: FormState, field: Pointer, value: unknown): Change[] {
  const source = state.definition.request.prefill?.[field];
  const change = (at: Pointer, record: unknown) => recordChange(state, at, record);
  if (typeof source === 'string') return change(source, value);
  if (!isObject(source)) return [];
  if ('from' in source) return change(source.from as Pointer, value);
  if ('has' in source) {
    const known: unknown = state.valueAt(source.has as Pointer);
    const isThere = known !== undefined && known !== null && known !== '';
    if (typeof value !== 'boolean' || value === isThere) return [];
    return change(source.has as Pointer, value ? 'A1' : undefined);
  }
  if ('same' in source) {
    const [one, other] = source.same as [Pointer, Pointer];
    const isSame = JSON.stringify(state.valueAt(one)) === JSON.stringify(state.valueAt(other));
    if (typeof value !== 'boolean' || value === isSame) return [];
    return change(one, value ? state.valueAt(other) : `${state.valueAt(other)}1`);
  }
  return [];
}
