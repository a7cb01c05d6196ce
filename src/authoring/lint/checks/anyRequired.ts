import { isGroup, parentOf, partsOf, type Pointer, pointerOf } from '#engine';
import { alwaysAnswered } from '../shared/alwaysAnswered';
import { untickedBox } from '../shared/untickedBox';
import type { Required } from '../values/branches';
import { type Situations, situationsOf } from '../values/situations';
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
      const unticked = names.flatMap((name, i) => {
        const message = untickedBox(input, list, name);
        return message === undefined ? [] : violation(at, i, message);
      });
      if (always >= 0)
        yield violation(
          at,
          always,
          `"${names[always]}" is ${reasons[always]}, so this says nothing of the others. Remove it here.`,
        );
      else if (unticked.length > 0) yield* unticked;
      else if (
        canBeHidden(
          situations,
          names.map((name) => scope + pointerOf(name)),
          list,
        )
      )
        yield violation(
          at,
          0,
          'All of these fields can be hidden, so the form can never be completed then. Move "anyRequired" to the then that shows them.',
        );
      else if (isMetByPresence(situations, list))
        yield violation(
          at,
          0,
          `"${scope}" is there only where one of these is answered, so "anyRequired" has no effect. Require the group itself, or remove this.`,
        );
    }
  },
};

/** Whether these are all fields of a group that nothing requires: it is there only where one of them is answered. */
function isMetByPresence(situations: Situations, { names, scope }: Required): boolean {
  const groups = situations.of(scope);
  const own = partsOf(scope).at(-1)!;
  const isRequired = situations.branches.required.some(
    (one) => one.scope === parentOf(scope) && one.names.includes(own),
  );
  if (isRequired || groups.length === 0 || !groups.some(({ schema }) => isGroup(schema)))
    return false;
  const fields = situations.branches.descriptions.filter(({ at }) => parentOf(at) === scope);
  return fields.every(
    // A list without entries, and a box without a tick, are there without an answer.
    ({ at, schema }) =>
      names.includes(partsOf(at).at(-1)!) && !['array', 'boolean', 'object'].includes(schema.type),
  );
}

const violation = (at: Pointer, i: number, message: string): Violation => ({
  file: 'schema',
  at: at + pointerOf(i),
  message,
});
