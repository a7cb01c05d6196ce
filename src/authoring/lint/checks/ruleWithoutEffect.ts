import { type Pointer, pointerOf, uiAt } from '#engine';
import { describing } from '../../walk';
import { keywordTypes } from '../shared/keywordTypes';
import { isDateRule } from '../values/dates';
import { type Rule, withSoft } from '../values/rule';
import { situationsOf } from '../values/situations';
import { valuesOf } from '../values/valueSet';
import type { Check, CheckInput, Violation } from './check';

export const ruleWithoutEffect: Check = {
  id: 'rule-without-effect',
  isOfStructure: true,
  *run(input) {
    yield* rulesOfOtherTypes(input);
    yield* stepsOfWholeNumbers(input);
    yield* rulesOnNoDate(input);
  },
};

/** A keyword for another type than that of the answer, or of the answers as a whole. */
function* rulesOfOtherTypes({ definition }: CheckInput): Generator<Violation> {
  const described = [...describing(definition.schema)];
  const types = new Map<Pointer, Set<string>>();
  for (const { at, schema } of described)
    if (typeof schema.type === 'string')
      types.set(at, new Set([...(types.get(at) ?? []), schema.type]));
  for (const { schema, location, at } of described) {
    const [type, ...others] = 'type' in schema ? [schema.type] : (types.get(at) ?? []);
    if (typeof type !== 'string' || others.length > 0) continue;
    for (const keyword of Object.keys(schema))
      if (Object.hasOwn(keywordTypes, keyword) && !keywordTypes[keyword]!.includes(type))
        yield {
          file: 'schema',
          at: location + pointerOf(keyword),
          target: 'name',
          message: `${keyword} applies to ${keywordTypes[keyword]!.join(' or ')}, but ${at === '' ? 'the form as a whole' : `"${at}"`} is of type ${type}. ${type === 'object' ? 'Move it to a field inside, or remove it.' : 'Correct the type, or remove the keyword.'}`,
        };
  }
}

/** Every whole number is a multiple of 1, of 0.5 and of 0.01. */
function* stepsOfWholeNumbers({ fields }: CheckInput): Generator<Violation> {
  for (const { at, schema, place } of fields) {
    const { type, multipleOf } = schema;
    if (type === 'integer' && typeof multipleOf === 'number' && Number.isInteger(1 / multipleOf))
      yield {
        file: 'schema',
        at: `${place}/multipleOf`,
        target: 'name',
        message: `Every whole number is a multiple of ${multipleOf}, and "${at}" is of type integer. Correct the step, or the type.`,
      };
  }
}

const date: Rule[] = [
  { keyword: 'type', value: 'string', at: '' },
  { keyword: 'format', value: 'date', at: '' },
];
/** What says that a text is or is not a date. */
const onKind = ['type', 'format', 'enum', 'const', 'pattern'];

/** A rule on dates for a text that is none, or of which nothing says that it is one. */
function* rulesOnNoDate({ definition }: CheckInput): Generator<Violation> {
  const situations = situationsOf(definition);
  const isGiven = (at: string) => {
    const { lists, lookUps, prefill } = definition.request;
    const given = Object.keys({ ...lists, ...prefill });
    const filled = Object.values(lookUps ?? {}).flatMap(({ fills }) => Object.keys(fills));
    return [...given, ...filled].some((field) => at === field || at.startsWith(`${field}/`));
  };
  // widget-needs asks for the format.
  const isPicked = (at: string) => uiAt(definition.ui, at)['ui:widget'] === 'date';
  for (const { at, rules, schema } of situations.branches.descriptions)
    for (const [rule] of withSoft(rules)) {
      if (!isDateRule(rule)) continue;
      const described = situations
        .of(at)
        .map((one) => one.rules.filter(({ keyword }) => onKind.includes(keyword)));
      const types = described.flat().filter(({ keyword }) => keyword === 'type');
      if (types.some(({ value }) => value !== 'string')) continue;
      const format = described.flat().find(({ keyword }) => keyword === 'format');
      const stated = described.filter((own) => own.some(({ keyword }) => keyword !== 'type'));
      const isOther =
        stated.length > 0 && stated.every((own) => valuesOf([...own, ...date]).isEmpty);
      // A rule on an age fails for a text that is no date; the others let it pass.
      const isAnything =
        stated.length === 0 &&
        !rule.keyword.startsWith('age') &&
        !schema.readOnly &&
        !isPicked(at) &&
        !isGiven(at);
      if (!isOther && !isAnything) continue;
      const is = format
        ? `is a text of the format ${format.value}`
        : isOther
          ? 'never is one'
          : 'may be any text';
      yield {
        file: 'schema',
        at: rule.at,
        target: 'name',
        message: `${rule.keyword} applies to dates, but "${at}" ${is}. Give it "format": "date", or remove the keyword.`,
      };
    }
}
