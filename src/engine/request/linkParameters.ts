import type { Document, Step, ValueExpression, ValueMap } from '../definition/definition';
import { isObject } from '../json/object';
import { getAt } from '../json/pointer';
import { asPointer } from '../mapping/buildPayload';

const maxLength = 40;

/** The query parameters of the link that opened the request, as far as the step sends them. */
export function linkParameters({ send }: Pick<Step, 'send'>, payload: unknown) {
  const link: NonNullable<Document['link']> = {};
  for (const [target, source] of Object.entries<ValueExpression>(send as ValueMap)) {
    const from = isObject(source) && 'from' in source ? source.from : source;
    if (typeof from !== 'string' || !from.startsWith('/link/')) continue;
    const value: unknown = getAt(payload, asPointer(target));
    if (typeof value === 'string' && value !== '' && value.length <= maxLength)
      link[from.slice('/link/'.length)] = value;
  }
  return link;
}
