import { isMultipleChoice, type Schema } from '#engine';
import { meets } from './meets';
import { type Random, shuffled } from './random';

/** All answers to so many choices are listed. */
const mostListed = 8;

/**
 * Answers to a multiple choice, each in the order of the choices: those that `parts` ask for, then others of every
 * number that is allowed.
 */
export function* selections(schema: Schema, parts: Schema[], random: Random): Generator<unknown[]> {
  if (!isMultipleChoice(schema)) return;
  const values: unknown[] = schema.items.enum;
  const { minItems = 1, maxItems = values.length } = Object.assign({}, ...parts) as Schema;
  const wanted = values.filter((value) => parts.some((part) => isWanted(value, part)));
  const others = shuffled(
    values.filter((value) => !wanted.includes(value)),
    random,
  );
  const counts = shuffled(
    values.map((_, i) => i + 1).filter((count) => count >= minItems && count <= maxItems),
    random,
  );
  // One that is wanted may exclude another.
  for (const first of [wanted, ...wanted.map((value) => [value]), []])
    for (const count of counts) yield inOrder([...first, ...others].slice(0, count));
  const few = values.length <= mostListed ? values : wanted.slice(0, mostListed);
  for (let bits = 1; bits < 2 ** few.length; bits++)
    yield inOrder(few.filter((_, i) => (bits >> i) & 1));

  function inOrder(chosen: unknown[]): unknown[] {
    return values.filter((value) => chosen.includes(value));
  }
}

const nowhere = { root: undefined, parent: undefined, today: undefined };

/** Whether an answer has to contain a value. */
const isWanted = (value: unknown, { contains }: Schema): boolean =>
  contains !== undefined && meets(value, contains, nowhere);
