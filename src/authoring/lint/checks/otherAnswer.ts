import { comparesWith, type Json } from '#engine';
import { waysToName } from '../shared/sameEntry';
import { allows } from '../values/allows';
import { type Comparison, comparisonsOf } from '../values/comparisons';
import { dateCircles } from '../values/dateCircles';
import { nameOf, type Rule } from '../values/rule';
import { type Situations, situationsOf } from '../values/situations';
import { textLengthsOf, valuesOf } from '../values/valueSet';
import { fieldsWithoutValue } from '../values/withoutValue';
import { numberProblem } from '../values/numberComparisons';
import type { Check } from './check';

export const otherAnswer: Check = {
  id: 'other-answer',
  isOfStructure: true,
  *run({ definition }) {
    const situations = situationsOf(definition);
    const reported = new Set<string>();
    for (const comparison of comparisonsOf(situations)) {
      const message = problemWith(situations, comparison);
      if (!message) continue;
      reported.add(comparison.rule.at);
      yield { file: 'schema', at: comparison.at, message };
    }
    for (const circle of dateCircles(situations)) {
      const rules = circle
        .map(({ rule }) => rule)
        .sort((a, b) => position(situations, a) - position(situations, b));
      const last = rules.at(-1)!;
      if (rules.some(({ at }) => reported.has(at))) continue;
      reported.add(last.at);
      const others = rules
        .slice(0, -1)
        .map((rule) => `${nameOf(rule)} of "${fieldOf(situations, rule)}"`);
      yield {
        file: 'schema',
        at: last.at,
        message: `No dates satisfy ${nameOf(last)} together with ${others.join(' and ')}: they lead in a circle. Correct one of them.`,
      };
    }
  },
};

const ownerOf = (situations: Situations, rule: Rule) =>
  situations.branches.descriptions.findIndex(({ rules }) => rules.includes(rule));
const position = (situations: Situations, rule: Rule) => {
  const owner = ownerOf(situations, rule);
  return owner * 100 + (situations.branches.descriptions[owner]?.rules.indexOf(rule) ?? 0);
};
const fieldOf = (situations: Situations, rule: Rule) =>
  situations.branches.descriptions[ownerOf(situations, rule)]!.at;

function problemWith(situations: Situations, comparison: Comparison): string | undefined {
  const { rule, pointer, description, other } = comparison;
  const { at, guards } = description;
  const others = situations.of(other);
  // schema-names reports it.
  if (others.length === 0) return undefined;
  const withoutValue = fieldsWithoutValue(situations);
  if (withoutValue.has(other) || withoutValue.has(at)) return undefined;
  if (other === at) return `${nameOf(rule)} compares "${at}" with itself. Name another field.`;
  const list = other.includes('/items/') ? other.slice(0, other.lastIndexOf('/items/')) : undefined;
  if (list !== undefined && !pointer.startsWith('./'))
    return at.startsWith(`${list}/items/`)
      ? `"${other}" is a field of every entry. ${waysToName(at, other)}`
      : `"${other}" is a field of every entry of "${list}", so there is no one value to compare with. Name a field outside of lists.`;
  if (!situations.canHold(guards, [{ field: other, rules: [], at: rule.at }]))
    return `"${other}" is never answered where "${at}" is shown, so ${rule.keyword} has nothing to compare with. Name a field of the same branch.`;
  const together = others.filter(
    (one) => situations.reachable.has(one) && situations.canHold([...guards, ...one.guards]),
  );
  const rulesOfOther = together.map((one) => [
    ...situations.rulesWithin(other, one.guards).filter((two) => !one.rules.includes(two)),
    ...one.rules,
  ]);
  const kind = comparesWith(rule.keyword);
  if (kind === 'text') return textProblem(comparison, rulesOfOther);
  if (kind === 'number') return numberProblem(comparison, rulesOfOther);
  const isDate = (rules: Rule[]) =>
    !valuesOf([
      ...rules,
      { keyword: 'type', value: 'string', at: '' },
      { keyword: 'format', value: 'date', at: '' },
    ]).isEmpty;
  return rulesOfOther.some(isDate)
    ? undefined
    : `"${other}" is no date, so ${rule.keyword} never compares with it. Name a field with "format": "date".`;
}

function textProblem(
  { rule, description, other, isSoft }: Comparison,
  rulesOfOther: Rule[][],
): string | undefined {
  const text: Rule = { keyword: 'type', value: 'string', at: '' };
  const { keyword } = rule;
  const isText = rulesOfOther.some((rules) => !valuesOf([...rules, text]).isEmpty);
  if (!isText)
    return `"${other}" is no text, and ${keyword} compares texts. Name a field of type string.`;
  const canBeEqual = rulesOfOther.some((rules) => haveCommonText(description.rules, rules));
  if (!canBeEqual && keyword === 'sameAs' && isSoft)
    return `"${description.at}" never has a value in common with "${other}", so that every answer would have to be confirmed. Correct the pointer, or remove the rule.`;
  if (!canBeEqual)
    return keyword === 'sameAs'
      ? `"${description.at}" can never be valid: it has no value in common with "${other}". Correct the pointer, or the rules.`
      : `"${description.at}" never has a value in common with "${other}", so differsFrom never fails. Correct the pointer, or remove the rule.`;
  const [own, others] = [
    valuesOf(description.rules).values,
    rulesOfOther.map((rules) => valuesOf(rules).values),
  ];
  const only = own?.length === 1 && others.every((values) => values?.length === 1);
  return only && keyword === 'differsFrom' && !isSoft
    ? `"${description.at}" can never be valid: it and "${other}" have the same only value. Correct one of them.`
    : undefined;
}

/** Whether two fields can have the same text, apart from the case of its letters. */
function haveCommonText(some: Rule[], others: Rule[]): boolean {
  const [one, two] = [valuesOf(some).values, valuesOf(others).values];
  const isIn = (rules: Rule[]) => (value: Json) =>
    typeof value === 'string' &&
    [value, value.toUpperCase(), value.toLowerCase()].some((text) =>
      rules.every((rule) => allows(rule, text)),
    );
  if (one && two) {
    const upper = two.map((value) => String(value).toUpperCase());
    return one.some((value) => upper.includes(String(value).toUpperCase()));
  }
  if (one) return one.some(isIn(others));
  if (two) return two.some(isIn(some));
  const together = [...some, ...others].filter(
    ({ keyword }) => keyword !== 'transform' && keyword !== 'type',
  );
  const lengths = textLengthsOf(together);
  return lengths !== undefined && lengths.min <= lengths.max;
}
