import { type Pointer, pointerOf } from '#engine';
import { situationsOf } from '../values/situations';
import type { Check, CheckInput, Violation } from './check';
import { canBeHidden } from './requiredHidden';

export const anyRequired: Check = {
  id: 'any-required',
  isOfStructure: true,
  *run(input) {
    const situations = situationsOf(input.definition);
    const { anyRequired: lists, required } = situations.branches;
    for (const list of lists) {
      const { names, at, scope, guards } = list;
      const always = names.findIndex(
        (name) =>
          isReadOnly(input, scope + pointerOf(name)) ||
          required.some(
            (one) =>
              one.scope === scope &&
              one.names.includes(name) &&
              one.guards.every((guard) => guards.includes(guard)),
          ),
      );
      if (always >= 0)
        yield violation(
          at,
          always,
          `"${names[always]}" is ${isReadOnly(input, scope + pointerOf(names[always]!)) ? 'filled by the insurer' : 'required anyway'}, so this says nothing of the others. Remove it here.`,
        );
      else if (names.every((name) => canBeHidden(situations, scope + pointerOf(name), list)))
        yield violation(
          at,
          0,
          'All of these fields can be hidden, so the form can never be completed then. Move "anyRequired" to the then that shows them.',
        );
    }
  },
};

const violation = (at: Pointer, i: number, message: string): Violation => ({
  file: 'schema',
  at: at + pointerOf(i),
  message,
});

const isReadOnly = ({ fields }: CheckInput, at: Pointer): boolean =>
  fields.some((field) => field.at === at && field.schema.readOnly);
