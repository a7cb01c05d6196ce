import { asPointer, getAt, isObject, type ValueExpression, type ValueMap } from '#engine';
import type { StepRequest } from './stepRequest';

/** The longest value that a link carries. */
const longest = 40;

/** What the link that led to the request carried, as far as the last step sends it on. */
export function linkIn({ stepMatch, received }: StepRequest): { [name: string]: string } {
  const link: { [name: string]: string } = {};
  for (const [target, source] of Object.entries<ValueExpression>(stepMatch.step.send as ValueMap)) {
    const from = isObject(source) && 'from' in source ? source.from : source;
    if (typeof from !== 'string' || !from.startsWith('/link/')) continue;
    const value = getAt(received.fields, asPointer(target));
    if (typeof value === 'string' && value !== '' && value.length <= longest)
      link[from.slice('/link/'.length)] = value;
  }
  return link;
}
