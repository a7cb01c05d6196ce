import { asPointer, getAt, isObject, type ValueExpression, type ValueMap } from '#engine';
import type { StepRequest } from './stepRequest';

const maxLength = 40;

/** The query parameters of the link that opened the request, as far as the step sends them. */
export function linkParameters({ stepMatch, received }: StepRequest): { [name: string]: string } {
  const link: { [name: string]: string } = {};
  for (const [target, source] of Object.entries<ValueExpression>(stepMatch.step.send as ValueMap)) {
    const from = isObject(source) && 'from' in source ? source.from : source;
    if (typeof from !== 'string' || !from.startsWith('/link/')) continue;
    const value = getAt(received.fields, asPointer(target));
    if (typeof value === 'string' && value !== '' && value.length <= maxLength)
      link[from.slice('/link/'.length)] = value;
  }
  return link;
}
