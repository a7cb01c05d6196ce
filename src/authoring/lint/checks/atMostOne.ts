import { isObject, type Pointer, pointerOf } from '#engine';
import { isEqual } from '../../assertionHolds';
import { alwaysAnswered } from '../shared/alwaysAnswered';
import { untickedBox } from '../shared/untickedBox';
import type { Guard, Required } from '../values/branches';
import { type Situations, situationsOf } from '../values/situations';
import type { Check, CheckInput } from './check';

export const atMostOne: Check = {
  id: 'at-most-one',
  isOfStructure: true,
  *run(input) {
    const situations = situationsOf(input.definition);
    for (const list of situations.branches.atMostOne)
      for (const [i, name] of list.names.entries()) {
        const message = problemOf(input, situations, list, name);
        if (message === undefined) continue;
        yield { file: 'schema', at: list.at + pointerOf(i), message };
        // One is enough: what is true of the others changes once it is removed.
        break;
      }
  },
};

function problemOf(
  input: CheckInput,
  situations: Situations,
  list: Required,
  name: string,
): string | undefined {
  const reason = alwaysAnswered(input, list, name);
  if (reason !== undefined)
    return `"${name}" is ${reason}, so none of the others can be answered. Remove it here.`;
  const unticked = untickedBox(input, list, name);
  if (unticked !== undefined) return unticked;
  const others = list.names.filter((other) => other !== name);
  if (others.every((other) => !canMeet(situations, list, name, other)))
    return `"${name}" is never shown together with another one of these, so "atMostOne" has no effect on it. Remove it here.`;
  const required = others.find((other) => areRequired(situations, list, name, other));
  if (required !== undefined)
    return `"${name}" and "${required}" are required together in a case, which cannot be filled in then. Correct its "then", or remove one of the names here.`;
  const given = others.find(
    (other) =>
      [name, other].every((one) => isGiven(input, list, one)) &&
      canMeet(situations, list, name, other),
  );
  if (given !== undefined)
    return `"${name}" and "${given}" are both answered when the form opens. Remove the default of one of them.`;
  return undefined;
}

/** Whether two fields may be shown at once where the list holds; of a field that is not described nothing is known. */
function canMeet(situations: Situations, { scope, guards }: Required, ...names: string[]): boolean {
  const [ones, others] = names.map((name) => situations.of(scope + pointerOf(name)));
  if (ones!.length === 0 || others!.length === 0) return true;
  return ones!.some((one) =>
    others!.some((other) => situations.canHold([...guards, ...one.guards, ...other.guards])),
  );
}

/** Whether two fields are required where the list holds by one and the same condition. */
function areRequired(
  situations: Situations,
  { scope, guards }: Required,
  ...names: string[]
): boolean {
  const [ones, others] = names.map((name) =>
    situations.branches.required.filter((one) => one.scope === scope && one.names.includes(name)),
  );
  const isAmong = (guard: Guard, all: Guard[]) =>
    all.some((one) => isEqual(one.condition, guard.condition));
  return ones!.some((one) =>
    others!.some(
      (other) =>
        one.guards.every((guard) => isAmong(guard, [...guards, ...other.guards])) &&
        situations.canHold([...guards, ...other.guards]),
    ),
  );
}

/** Whether a field begins with an answer. */
function isGiven({ definition, fields }: CheckInput, { scope }: Required, name: string): boolean {
  const at: Pointer = scope + pointerOf(name);
  const { prefill = {} } = definition.request;
  return (
    (isObject(prefill) && Object.hasOwn(prefill, at)) ||
    fields.some((field) => field.at === at && 'default' in field.schema)
  );
}
