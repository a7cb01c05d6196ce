import { computations, isObject, pointerOf } from '#engine';
import { nearest } from '../nearest';
import type { Check, Violation } from './check';

export const computation: Check = {
  id: 'computation',
  explains: 'A value can only be computed in a way that has a name.',
  run: ({ definition }) => [...walk(definition.request, '')],
};

const names = computations.map(({ name }) => name);

function* walk(part: unknown, at: string): Generator<Violation> {
  if (Array.isArray(part)) {
    for (const [i, entry] of part.entries()) yield* walk(entry, `${at}/${i}`);
  } else if (isObject(part)) {
    if (typeof part.compute === 'string' && Array.isArray(part.of) && !names.includes(part.compute))
      yield { part: 'request', at: `${at}/compute`, message: unknown(part.compute) };
    for (const [name, inner] of Object.entries(part)) yield* walk(inner, at + pointerOf(name));
  }
}

function unknown(name: string): string {
  const close = nearest(name, names);
  const hint = close ? `Did you mean "${close}"?` : `There are: ${names.join(', ')}.`;
  return `There is no computation "${name}". ${hint}`;
}
