import { type Json, partsOf, pointerOf } from '#engine';
import { closest } from '../../didYouMean';
import { allows, isAnswer } from '../values/allows';
import { conflictOf } from '../values/conflict';
import { type Rule, nameOf } from '../values/rule';
import { type Situations, situationsOf } from '../values/situations';
import { type TestedCondition, testedConditions } from '../values/tested';
import type { AnswerTest } from '../values/tests';
import { valuesOf } from '../values/valueSet';
import type { Check, Violation } from './check';
import { conditionKeywords } from './schemaDialect';

export const ifNever: Check = {
  id: 'if-never',
  isOfStructure: true,
  *run(input) {
    const situations = situationsOf(input.definition);
    for (const condition of testedConditions(input, situations)) {
      // The condition around it is reported.
      if (!situations.canHold(condition.around)) continue;
      // schema-dialect reports a test that an `if` does not have.
      if (condition.file === 'schema' && condition.alternatives.flat().some(isUnsupported))
        continue;
      const reported = new Set<string>();
      for (const violation of violationsOf(situations, condition))
        if (!reported.has(violation.at)) {
          reported.add(violation.at);
          yield violation;
        }
    }
  },
};

const isUnsupported = ({ rules }: AnswerTest) => {
  const keywords = rules.map(({ keyword }) => keyword).filter((keyword) => keyword !== 'type');
  return keywords.length > 0 && !keywords.some((keyword) => conditionKeywords.includes(keyword));
};

function* violationsOf(situations: Situations, condition: TestedCondition): Generator<Violation> {
  const { alternatives, around, file } = condition;
  const isDead = alternatives.map((tests) => !situations.canHold(around, tests));
  const isUseful = (test: AnswerTest) =>
    alternatives.some((tests, i) => !isDead[i] && tests.some(({ at }) => at === test.at));
  for (const [i, tests] of alternatives.entries()) {
    const wrong = tests.flatMap((test) => wrongValues(situations, test));
    for (const violation of wrong) yield { file, ...violation };
    if (!isDead[i] || wrong.length > 0) continue;
    const absent = tests.find(
      (test) => !isUseful(test) && !situations.canHold(around, [{ ...test, rules: [] }]),
    );
    if (absent)
      yield {
        file,
        at: absent.at,
        target: 'name',
        message: absence(situations, condition, absent),
      };
    else {
      const end = tests.findIndex((_, k) => !situations.canHold(around, tests.slice(0, k + 1)));
      const last = tests[end]!;
      if (isUseful(last)) continue;
      const isAbsent = !situations.canHold(around, [
        ...tests.slice(0, end),
        { ...last, rules: [] },
      ]);
      yield isAbsent
        ? {
            file,
            at: last.at,
            target: 'name',
            message: apart(situations, tests.slice(0, end), last),
          }
        : { file, at: ruleOf(last)?.at ?? last.at, message: contradiction(condition, last) };
    }
  }
}

function apart({ branches }: Situations, before: AnswerTest[], test: AnswerTest): string {
  const name = nameOfField(test);
  const other = before.find(({ field }) =>
    branches.atMostOne.some(({ names, scope }) =>
      [field, test.field].every((one) => names.some((each) => scope + pointerOf(each) === one)),
    ),
  );
  return other
    ? `"${nameOfField(other)}" and "${name}" are never answered together: "atMostOne" allows one of them. Correct one of the tests, or remove a name there.`
    : `"${name}" is never answered where the rest of this condition is true: it is shown only for other answers. Correct one of the tests.`;
}

function contradiction({ around, shows }: TestedCondition, test: AnswerTest): string {
  const others = around.length > 0 ? 'the conditions around it require' : 'its other tests require';
  const shown = shows.map((name) => `"${name}"`).join(', ');
  return `This is never true: ${others} different values of "${nameOfField(test)}"${shown && `, so ${shown} is never shown`}. Correct one of them.`;
}

const nameOfField = ({ field }: AnswerTest) => partsOf(field).at(-1)!;
const ruleOf = ({ rules }: AnswerTest): Rule | undefined =>
  rules.find(({ keyword }) => keyword !== 'type');

/** The tested values that no description of the field allows. */
function wrongValues(situations: Situations, test: AnswerTest): Omit<Violation, 'file'>[] {
  const descriptions = situations.of(test.field);
  if (descriptions.length === 0) return [];
  const rulesOfField = descriptions.map((one) => [
    ...one.rules,
    ...situations.rulesWithin(test.field, one.guards),
  ]);
  const name = nameOfField(test);
  const isAllowed = (value: Json) =>
    isAnswer(value) && rulesOfField.some((rules) => rules.every((rule) => allows(rule, value)));
  for (const { keyword, value, at } of test.rules) {
    const listed: [string, Json][] =
      keyword === 'const'
        ? [[at, value]]
        : keyword === 'enum' && Array.isArray(value)
          ? value.map((one, i) => [`${at}/${i}`, one])
          : [];
    const wrong = listed.filter(([, one]) => !isAllowed(one));
    if (wrong.length === 0) continue;
    const known = rulesOfField.map((rules) => valuesOf(rules).values);
    const all = known.some((values) => !values)
      ? undefined
      : [...new Set(known.flatMap((values) => values!))];
    // All of a list are wrong for one reason.
    if (wrong.length === listed.length)
      return [
        {
          at,
          message: neverHas(
            name,
            listed.map(([, one]) => one),
            all,
            rulesOfField,
          ),
        },
      ];
    return wrong.map(([place, one]) => ({
      at: place,
      message: neverHas(name, [one], all, rulesOfField),
    }));
  }
  const types = rulesOfField[0]!.filter(({ keyword }) => keyword === 'type');
  const conflict = conflictOf([...types, ...test.rules]);
  if (conflict && conflict.length > 1 && !conflict.some((rule) => types.includes(rule)))
    return [
      {
        at: conflict.at(-1)!.at,
        message: `No "${name}" meets both ${conflict.map(nameOf).join(' and ')}. Correct one of them.`,
      },
    ];
  if (rulesOfField.some((rules) => !valuesOf([...rules, ...test.rules]).isEmpty)) return [];
  if (rulesOfField.every((rules) => valuesOf(rules).isEmpty))
    return rulesOfField.some((rules) =>
      rules.some(({ keyword, value }) => keyword === 'type' && value === 'null'),
    )
      ? [
          {
            at: test.at,
            message: `"${name}" is of type null and never has an answer. Test another field.`,
          },
        ]
      : [];
  const rule = ruleOf(test);
  return rule
    ? [
        {
          at: rule.at,
          message: `"${name}" never has a value with ${nameOf(rule)}: the rules of the field exclude it. Correct the condition, or the field.`,
        },
      ]
    : [];
}

function neverHas(name: string, values: Json[], all: Json[] | undefined, rules: Rule[][]): string {
  const [first] = values;
  const texts = (all ?? []).filter((value) => typeof value === 'string');
  const close = typeof first === 'string' ? closest(first, texts) : undefined;
  const asked = values.map((value) => JSON.stringify(value)).join(' or ');
  const type = rules.flat().find(({ keyword }) => keyword === 'type')?.value;
  const advice = close
    ? `Did you mean "${close}"?`
    : all && all.length <= 20
      ? `Use one of: ${all.map((value) => JSON.stringify(value)).join(', ')}.`
      : `Use a value of type ${type} that its rules allow.`;
  return `"${name}" never has the value ${asked}. ${advice}`;
}

function absence(
  situations: Situations,
  { guard, around }: TestedCondition,
  test: AnswerTest,
): string {
  const name = nameOfField(test);
  const descriptions = situations.of(test.field);
  if (guard && descriptions.every(({ guards }) => guards.includes(guard)))
    return `"${name}" is shown only by this condition itself, so it is never answered when it is tested. Test another field, or describe it outside of this then.`;
  if (descriptions.some((one) => situations.reachable.has(one)))
    return `"${name}" is never answered here: it is shown only where the conditions around this one are false. Test a field of the same branch.`;
  return around.length === 0 && descriptions.every(({ guards }) => guards.length > 0)
    ? `"${name}" is never shown: the conditions that show it can never be true, or need what this one shows. Test a field that is there before.`
    : `"${name}" is never answered here. Test another field.`;
}
