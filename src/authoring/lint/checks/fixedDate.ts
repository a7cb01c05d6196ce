import { isObject, type Json, type Pointer, pointerOf } from '#engine';
import type { Check, Violation } from './check';

const isDate = /^\d{4}-\d{2}-\d{2}$/;

export const fixedDate: Check = {
  id: 'fixed-date',
  explains: 'A day that is written into a rule is right today and wrong next year.',
  run: ({ definition: { schema, request } }) => [
    ...datesIn(schema, 'schema', ''),
    ...datesIn(request, 'request', ''),
  ],
};

function* datesIn(
  part: Json | unknown,
  file: 'schema' | 'request',
  at: Pointer,
): Generator<Violation> {
  if (typeof part === 'string' && isDate.test(part))
    yield {
      part: file,
      at,
      severity: 'warning',
      message: `"${part}" is a fixed day. Hold the date against today: before, after, notBefore, notAfter, ageAtLeast or ageBelow.`,
    };
  if (Array.isArray(part))
    for (const [i, inner] of part.entries()) yield* datesIn(inner, file, at + pointerOf(i));
  else if (isObject(part))
    for (const [name, inner] of Object.entries(part))
      if (name !== '$comment') yield* datesIn(inner, file, at + pointerOf(name));
}
