import { type Each, isEach, type Pointer, type ValueExpression, type ValueMap } from '#engine';

/**
 * The answers whose value is in a payload, as pointers into the document; those of list entries as
 * `/answers/<list>/items/…`. What is computed from an answer, such as
 * whether there is one, does not carry it.
 */
export function carriedAnswers(send: ValueMap | Each): Pointer[] {
  if (isEach(send)) return carriedByEach(send);
  return Object.values(send).flatMap(carriedBy);
}

function carriedBy(source: ValueExpression): Pointer[] {
  if (typeof source === 'string') return [source];
  if ('from' in source) return [source.from];
  if ('each' in source) return carriedByEach(source);
  return 'by' in source ? Object.values(source.of) : [];
}

const carriedByEach = ({ each, send }: Each): Pointer[] => [
  each,
  ...carriedAnswers(send).map((pointer) => pointer.replace(/^\/item(?=\/|$)/, `${each}/items`)),
];
