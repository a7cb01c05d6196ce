import { type Pointer, partsOf } from '#engine';
import { allows } from '../values/allows';
import { type Description, type Guard, isAmong } from '../values/branches';
import { type Situations, situationsOf } from '../values/situations';
import type { AnswerTest } from '../values/tests';
import { valuesOf } from '../values/valueSet';
import type { Check } from './check';
import { canBeHidden } from './requiredHidden';

/** A longer way from a field back to itself is not looked for. */
const longestWay = 4;

/** Fields that stay because they are answered, although what showed them first is no longer so. */
export const keptShown: Check = {
  id: 'kept-shown',
  isOfStructure: true,
  *run({ definition }) {
    const situations = situationsOf(definition);
    const reported = new Set<Pointer>();
    for (const description of situations.branches.descriptions) {
      if (reported.has(description.at)) continue;
      const way = wayBack(situations, description, [description]);
      if (!way) continue;
      for (const { at } of way) reported.add(at);
      const [name, ...others] = way.map(({ at }) => partsOf(at).at(-1)!);
      yield {
        file: 'schema',
        at: description.place,
        target: 'name',
        severity: 'warning',
        message:
          others.length === 0
            ? `"${name}" keeps itself on the form: this condition tests "${name}" and describes it, too, so that it stays when what shows it first is no longer true. Write this condition into the "then" that shows "${name}".`
            : `"${name}" and ${others.map((one) => `"${one}"`).join(', ')} keep each other on the form: each is described where the other is answered, so that both stay when what shows them first is no longer true. Test another field in one of the conditions.`,
      };
    }
  },
};

/**
 * The descriptions over which a field shows itself, each by an answer to the next; nothing where another one that does
 * not need them shows one of their fields in any case.
 */
function wayBack(
  situations: Situations,
  first: Description,
  way: Description[],
): Description[] | undefined {
  for (const tested of testedBy(situations, way.at(-1)!)) {
    if (tested === first.at) {
      if (isUnfounded(situations, way)) return way;
      continue;
    }
    if (way.length === longestWay || way.some(({ at }) => at === tested)) continue;
    for (const next of situations.of(tested)) {
      if (next.guards.length === 0) continue;
      const found = wayBack(situations, first, [...way, next]);
      if (found) return found;
    }
  }
  return undefined;
}

/** The answers that the conditions of a description cannot do without. */
const testedBy = (situations: Situations, { guards }: Description): Pointer[] => [
  ...new Set(guards.flatMap((guard) => neededBy(situations, guard))),
];

/** The answers that a condition needs in each of its alternatives. */
function neededBy(situations: Situations, guard: Guard): Pointer[] {
  const [first = [], ...others] = situations.alternatives(guard) ?? [];
  return first
    .map(({ field }) => field)
    .filter((field) => others.every((tests) => tests.some((test) => test.field === field)));
}

/** Whether some answers satisfy the conditions of a way, and something else shows its fields, but not always then. */
function isUnfounded(situations: Situations, way: Description[]): boolean {
  const fields = new Set(way.map(({ at }) => at));
  const guards = [...new Set(way.flatMap((one) => one.guards))];
  const isOnWay = (one: Description) => testedBy(situations, one).some((at) => fields.has(at));
  const elsewhere = way.map(({ at }) => situations.of(at).filter((one) => !isOnWay(one)));
  return (
    // What nothing else shows is never shown, which another check says.
    elsewhere.every((ones) => ones.some((one) => situations.reachable.has(one))) &&
    !elsewhere
      .flat()
      .some((one) => one.guards.every((guard) => follows(situations, guards, guard))) &&
    situations.canHold(guards) &&
    canBeHidden(situations, [...fields], {
      guards: guards.filter(
        (guard) => !neededBy(situations, guard).some((field) => fields.has(field)),
      ),
    })
  );
}

/** Whether a condition is true wherever others are, as far as their tests tell. */
function follows(situations: Situations, guards: Guard[], guard: Guard): boolean {
  const tests = guards.flatMap((one) => situations.alternatives(one) ?? []);
  return (
    isAmong(guards, guard) ||
    // Of others with several alternatives each would have to be looked at: they count as enough.
    tests.length > guards.length ||
    (situations.alternatives(guard) ?? [[]]).some((alternative) =>
      alternative.every((test) => tests.flat().some((one) => isEnough(one, test))),
    )
  );
}

/** Whether an answer that passes one test passes another one, as far as it cannot be told apart. */
function isEnough(one: AnswerTest, { field, rules }: AnswerTest): boolean {
  if (one.field !== field) return false;
  const { values } = valuesOf(one.rules);
  return rules
    .filter(({ keyword }) => keyword === 'const' || keyword === 'enum')
    .every((rule) => !values || values.every((value) => allows(rule, value)));
}
