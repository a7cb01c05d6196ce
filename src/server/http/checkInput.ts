import { isReadable, unsafeNames } from '#engine';
import { BadRequestError } from './inputErrors';

/** No call has deeper input, and a recursion over it could overflow the stack. */
const maxDepth = 12;

/** The largest form has some hundred values; each value costs time in every check that follows. */
const mostOfForm = 5000;

/**
 * Checks every name and text of an input, in any encoding, its depth and its size; names that lead to a prototype are refused.
 * Throws {@link BadRequestError} with the first field that cannot be read: `form_data/comment`.
 */
export function checkInput(input: unknown, mostValues = mostOfForm): void {
  check(input, [], { left: mostValues });
}

function check(value: unknown, path: string[], count: { left: number }): void {
  if (--count.left < 0) throw new BadRequestError();
  if (typeof value === 'string' && !isReadable(value)) refuse(path);
  if (value === null || typeof value !== 'object') return;
  if (path.length >= maxDepth) throw new BadRequestError();
  for (const [name, part] of Object.entries(value)) {
    if (!isReadable(name)) refuse(path);
    if (unsafeNames.has(name)) throw new BadRequestError('wrongField', [...path, name].join('/'));
    check(part, [...path, name], count);
  }
}

function refuse(path: string[]): never {
  if (path.length === 0) throw new BadRequestError();
  throw new BadRequestError('unreadable', path.join('/'));
}
