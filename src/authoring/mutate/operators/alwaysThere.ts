import { type Definition, isObject, partsOf, pointerOf, type ValueExpression } from '#engine';
import { customerRecord } from '../../lint/types/records';
import type { Place } from '../places';

/** The parts of the document that are always there. */
const parts = ['customer', 'subType', 'loaded', 'answers', 'steps', 'today', 'first'];

/**
 * Whether a name that a condition requires always exists when the condition is evaluated, so that to require it changes
 * nothing. A field that schema.json requires is there in a step, and not yet while the form is filled in.
 */
export function isAlwaysThere(
  { schema, request }: Definition,
  place: Place,
  name: string,
): boolean {
  if (place.root === '/response') return false;
  const path = partsOf(place.value + pointerOf(name));
  const [root = '', first = ''] = path;
  if (path.length === 1) return parts.includes(root) || (root === 'policy' && isInStep(place));
  if (path.length > 2) return false;
  if (root === 'policy' || root === 'subType') return true;
  if (root === 'customer') return customerRecord.required.includes(first);
  if (root !== 'answers') return false;
  const isRequired = (schema.required ?? []).includes(first);
  return (isRequired && isInStep(place)) || isAlwaysFilled(schema, request.prefill ?? {}, first);
}

/** Evaluated for answers that have no problem. */
const isInStep = ({ condition = '' }: Place) => /^\/steps\/\d+\/(when|pause)/.test(condition);

/** A value of the insurer that is computed, whatever the records hold. */
function isAlwaysFilled(schema: Definition['schema'], prefill: object, name: string): boolean {
  const { readOnly } = schema.properties?.[name] ?? {};
  const source = (prefill as { [field: string]: ValueExpression | { choose: object[] } })[
    `/${name}`
  ];
  if (readOnly !== true || !isObject(source)) return false;
  if ('choose' in source) return !('when' in source.choose.at(-1)!);
  if ('compute' in source && ['sum', 'count'].includes(source.compute)) return true;
  return 'same' in source || 'has' in source || 'const' in source;
}
