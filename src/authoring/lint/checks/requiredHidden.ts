import { type Definition, type Pointer, pointerOf } from '#engine';
import { type Description, type Guard, isAmong, type Required } from '../values/branches';
import { type Situations, situationsOf } from '../values/situations';
import { valuesWithin } from '../values/tested';
import { allows } from '../values/allows';
import type { AnswerTest } from '../values/tests';
import type { Check } from './check';

export const requiredHidden: Check = {
  id: 'required-hidden',
  *run({ definition }) {
    const situations = situationsOf(definition);
    for (const required of situations.branches.required) {
      if (!situations.canHold(required.guards)) continue;
      for (const [i, name] of required.names.entries()) {
        const field = required.scope + pointerOf(name);
        const descriptions = situations.of(field);
        const at = required.at + pointerOf(i);
        if (descriptions.length > 0 && canBeHidden(situations, [field], required))
          yield {
            file: 'schema',
            at,
            message: `"${name}" is required here, but it is shown only under a condition that can be false, so the form can never be completed then. Move it to "required" of the then that shows it.`,
          };
        const source = lookUpOf(definition, field);
        if (
          source !== undefined &&
          descriptions.length > 0 &&
          canBeHidden(situations, [source], required)
        )
          yield {
            file: 'schema',
            at,
            message: `"${name}" is required here, but the look-up of "${source}" fills it, which is shown only under a condition that can be false. Require "${name}" in the then that shows "${source}".`,
          };
      }
    }
  },
};

/** The field whose look-up fills this one, where nothing else does. */
const lookUpOf = ({ request }: Definition, field: Pointer): Pointer | undefined =>
  Object.entries(request.lookUps ?? {}).find(([, { fills }]) => field in fills)?.[0];

/** Whether it can be proved that fields are all hidden in some situation in which they are required. */
export function canBeHidden(
  situations: Situations,
  fields: Pointer[],
  { guards }: Pick<Required, 'guards'>,
): boolean {
  const descriptions = fields.flatMap((field) => situations.of(field));
  if (fields.some((field) => situations.of(field).length === 0)) return false;
  const isAlways = descriptions.some((one) => one.guards.every((guard) => isAmong(guards, guard)));
  if (isAlways) return false;
  const rest = descriptions.filter((one) => situations.canHold([...guards, ...one.guards]));
  if (isExcluded(situations, rest, guards)) return true;
  // Each condition must have a test that all of them leave open together.
  const tests = rest.map((one) =>
    testsOfAll(
      situations,
      one.guards.filter((guard) => !isAmong(guards, guard)),
    ),
  );
  const every = tests.flat();
  return tests.every((ones) =>
    ones.some((test) =>
      isOpen(
        situations,
        test.field,
        every.filter((other) => other.field === test.field),
        guards,
      ),
    ),
  );
}

/**
 * Whether each of these descriptions has a condition with a `not`, and some answers meet what all of those exclude. Only
 * where values are tested, and by no other `not`: whether answers meet anything else is not known.
 */
function isExcluded(situations: Situations, descriptions: Description[], guards: Guard[]): boolean {
  if (guards.some(({ condition }) => JSON.stringify(condition).includes('"not":'))) return false;
  const excluded = descriptions.map((one) =>
    one.guards.flatMap((guard) => (isAmong(guards, guard) ? [] : situations.excluded(guard))),
  );
  const ofValues = (alternative: AnswerTest[]) =>
    alternative.every(({ rules }) => rules.length > 0 && rules.every(isListed));
  const some = excluded.flatMap(([first]) => (first && ofValues(first) ? [first] : []));
  const isEach = descriptions.length > 0 && some.length === descriptions.length;
  return isEach && situations.canHold(guards, some.flat());
}

/** The tests that hold wherever these conditions do. */
function testsOfAll(situations: Situations, guards: Guard[]): AnswerTest[] {
  return guards.flatMap((guard) => {
    const alternatives = situations.alternatives(guard) ?? [];
    if (alternatives.length === 1) return alternatives[0]!;
    // Several alternatives over one field are one test with all its values.
    const fields = new Set(alternatives.flat().map(({ field }) => field));
    const values = alternatives.map((tests) => tests.find(({ rules }) => rules.some(isListed)));
    if (fields.size !== 1 || values.some((test) => !test)) return [];
    const all = values.flatMap((test) =>
      test!.rules
        .filter(isListed)
        .flatMap(({ keyword, value }) => (keyword === 'const' ? [value] : value)),
    );
    return [
      {
        field: [...fields][0]!,
        at: guard.at,
        rules: [{ keyword: 'enum', value: all, at: guard.at }],
      },
    ];
  });
}

const isListed = ({ keyword }: { keyword: string }) => keyword === 'const' || keyword === 'enum';

/** Whether an answer can fail all of these tests, or be missing, where these conditions hold. */
function isOpen(
  situations: Situations,
  field: Pointer,
  tests: AnswerTest[],
  guards: Guard[],
): boolean {
  const isPresence = tests.every(({ rules }) => rules.length === 0);
  if (!isPresence && tests.some(({ rules }) => !rules.some(isListed))) return false;
  const within = valuesWithin(situations, field, guards);
  const isRequired = situations.branches.required.some(
    ({ names, scope, guards: own }) =>
      field.startsWith(`${scope}/`) &&
      names.some((name) => scope + pointerOf(name) === field) &&
      own.every((guard) => isAmong(guards, guard)),
  );
  if (!isRequired && !within?.isAnswered) return true;
  if (isPresence) return false;
  if (!within) return true;
  return within.values.some((value) =>
    tests.every(({ rules }) => !rules.every((rule) => allows(rule, value))),
  );
}
