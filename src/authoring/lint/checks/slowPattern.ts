import { isObject, schemaLocations, type Pointer, pointerOf } from '#engine';
import type { Check } from './check';

/** A group that repeats and is itself repeated, or repeats a choice: the time doubles with each letter. */
const repeatedRepeat = /\((?:[^()\\]|\\.)*[*+}](?:[^()\\]|\\.)*\)\s*(?:[*+]|\{\d+,)/;
const repeatedChoice = /\((?:[^()\\]|\\.)*\|(?:[^()\\]|\\.)*\)\s*(?:[*+]|\{\d+,)/;
/** Two repeats of anything side by side. */
const twoOfAnything = /\.[*+].*\.[*+]/;

export const slowPattern: Check = {
  id: 'slow-pattern',
  explains: 'A pattern that repeats a repetition takes minutes on a text made for it.',
  run: ({ definition }) =>
    Object.entries(schemaLocations(definition))
      .filter(([place]) => place.startsWith('request#'))
      .flatMap(([place, rule]) =>
        [...patternsIn(rule, place.slice('request#'.length))]
          .filter(([, pattern]) =>
            [repeatedRepeat, repeatedChoice, twoOfAnything].some((slow) => slow.test(pattern)),
          )
          .map(([at, pattern]) => ({
            part: 'request',
            at,
            message: `The pattern ${pattern} repeats a repetition. Ask for const or enum, or write it without one.`,
          })),
      ),
};

function* patternsIn(part: unknown, at: Pointer): Generator<[Pointer, string]> {
  if (Array.isArray(part))
    for (const [i, inner] of part.entries()) yield* patternsIn(inner, at + pointerOf(i));
  if (!isObject(part)) return;
  for (const [name, inner] of Object.entries(part))
    if (name === 'pattern' && typeof inner === 'string') yield [at + pointerOf(name), inner];
    else yield* patternsIn(inner, at + pointerOf(name));
}
