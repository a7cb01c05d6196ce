import { asPointer, getAt, isObject, type Source, type SourceMap } from '#engine';
import type { Desk } from './stepRequest';

/** The longest value that a link carries. */
const longest = 40;

/** What the link that led to the request carried, as far as the last step sends it on. */
export function linkIn({ aim, received }: Desk): { [name: string]: string } {
  const link: { [name: string]: string } = {};
  for (const [target, source] of Object.entries<Source>(aim.step.send as SourceMap)) {
    const from = isObject(source) && 'from' in source ? source.from : source;
    if (typeof from !== 'string' || !from.startsWith('/link/')) continue;
    const value = getAt(received.fields, asPointer(target));
    if (typeof value === 'string' && value !== '' && value.length <= longest)
      link[from.slice('/link/'.length)] = value;
  }
  return link;
}
