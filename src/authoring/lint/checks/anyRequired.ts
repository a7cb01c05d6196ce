import { type Pointer, pointerOf } from '#engine';
import { alwaysAnswered } from '../shared/alwaysAnswered';
import { situationsOf } from '../values/situations';
import type { Check, Violation } from './check';
import { canBeHidden } from './requiredHidden';

export const anyRequired: Check = {
  id: 'any-required',
  isOfStructure: true,
  *run(input) {
    const situations = situationsOf(input.definition);
    for (const list of situations.branches.anyRequired) {
      const { names, at, scope } = list;
      const reasons = names.map((name) => alwaysAnswered(input, list, name));
      const always = reasons.findIndex((reason) => reason !== undefined);
      if (always >= 0)
        yield violation(
          at,
          always,
          `"${names[always]}" is ${reasons[always]}, so this says nothing of the others. Remove it here.`,
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
