import { type Pointer, parentOf } from '#engine';
import type { Field } from './field';

/** The other answers that the rules of a field compare it with. */
export function namedAnswers({ schema }: Field, at: Pointer): Pointer[] {
  return ['differsFrom', 'sameAs', 'before', 'after', 'notBefore', 'notAfter'].flatMap((rule) => {
    const named = schema[rule];
    if (typeof named !== 'string') return [];
    if (named.startsWith('./')) return [parentOf(at) + named.slice(1)];
    return named.startsWith('/') ? [named] : [];
  });
}
