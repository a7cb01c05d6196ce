import { namedIn, type Pointer, parentOf } from '#engine';
import type { Field } from './field';

/** The other answers that the rules of a field compare it with. */
export const namedAnswers = ({ schema }: Field, at: Pointer): Pointer[] =>
  Object.keys(schema).flatMap((rule) =>
    namedIn(rule, schema[rule]).map(({ pointer }) =>
      pointer.startsWith('./') ? parentOf(at) + pointer.slice(1) : pointer,
    ),
  );
