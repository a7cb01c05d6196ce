import {
  choicesOf,
  isMultipleChoice,
  isObject,
  type Json,
  partsOf,
  type Pointer,
  pointerOf,
} from '#engine';
import { didYouMean } from '../../didYouMean';
import type { Description } from '../values/branches';
import { numbersOfEntry, type Numbers } from '../values/entryNumbers';
import { type Situations, situationsOf } from '../values/situations';
import { limitOf, valuesOf } from '../values/valueSet';
import { fieldsWithoutValue } from '../values/withoutValue';
import type { Check, Violation } from './check';

export const listTotal: Check = {
  id: 'list-total',
  isOfStructure: true,
  *run({ definition }) {
    const situations = situationsOf(definition);
    for (const list of situations.branches.descriptions) {
      const total = totalsOf(list);
      for (const { keyword, of, by, total: sum } of total) {
        const at = `${list.place}/${keyword}`;
        const unknown = unknownName(
          situations,
          list,
          at,
          keyword === 'someOf' ? { '': of } : { of, by },
        );
        if (unknown) yield unknown;
        else yield* valuesProblem(situations, list, { keyword, of, by, total: sum }, at);
      }
      const names = Object.entries<string>(list.schema.uniqueBy ?? []);
      const same = unknownName(
        situations,
        list,
        `${list.place}/uniqueBy`,
        Object.fromEntries(names),
      );
      if (same) yield same;
      else {
        yield* tooFewDifferent(situations, list);
        yield* tooFewChoices(list);
      }
    }
  },
};

interface Total {
  keyword: string;
  of: string;
  by?: string | undefined;
  /** `undefined` where it is another answer. */
  total: number | undefined;
}

/** The rules of a list about a number of its entries; malformed ones are reported by their shape. */
const totalsOf = ({ schema }: Description): Total[] =>
  ['sumEquals', 'sumAtMost', 'someOf'].flatMap((keyword): Total[] => {
    const value: unknown = schema[keyword];
    if (keyword === 'someOf')
      return typeof value === 'string' ? [{ keyword, of: value, total: 0 }] : [];
    if (!isObject(value) || typeof value.of !== 'string') return [];
    const { of, by, total } = value;
    return [{ keyword, of, by, total: typeof total === 'number' ? total : undefined }];
  });

function unknownName(
  situations: Situations,
  { at: list }: Description,
  at: Pointer,
  names: { [property: string]: string | undefined },
): Violation | undefined {
  const known = situations.branches.descriptions
    .filter((one) => one.at.slice(0, one.at.lastIndexOf('/')) === `${list}/items`)
    .map((one) => partsOf(one.at).at(-1)!);
  for (const [property, name] of Object.entries(names))
    if (name !== undefined && !known.includes(name))
      return {
        file: 'schema',
        at: property === '' ? at : at + pointerOf(property),
        message: `The entries of "${list}" have no field "${name}". ${didYouMean(name, [...new Set(known)])}`,
      };
  return undefined;
}

function* valuesProblem(
  situations: Situations,
  list: Description,
  { keyword, of, by, total }: Total,
  at: Pointer,
): Generator<Violation> {
  const withoutValue = fieldsWithoutValue(situations);
  if (withoutValue.has(list.at) || withoutValue.has(`${list.at}/items${pointerOf(of)}`)) return;
  const numbers = numbersOfEntry(situations, list, of);
  const place = keyword === 'someOf' ? at : `${at}/of`;
  if (!numbers) {
    yield {
      file: 'schema',
      at: place,
      message: `"${of}" of an entry is no number by its rules, and ${keyword} adds numbers. Name a field of type number or integer, or a text with "format": "digits".`,
    };
    return;
  }
  const rules = [...situations.rulesWithin(list.at, list.guards), ...list.rules];
  const count = {
    min: limitOf(rules, 'minItems') ?? 0,
    max: limitOf(rules, 'maxItems') ?? Infinity,
  };
  if (keyword === 'someOf') {
    if (numbers.min === 0 && numbers.max === 0)
      yield {
        file: 'schema',
        at,
        message: `"${of}" of an entry can only be 0, so someOf never passes. Correct its limits.`,
      };
    return;
  }
  if (total === undefined) return;
  const message =
    keyword === 'sumEquals'
      ? unreachable(numbers, count, of, total)
      : tooSmall(situations, list, numbers, count, { of, by, total });
  if (message) yield { file: 'schema', at: `${at}/total`, message };
}

const times = (number: number, count: number) => (number === 0 || count === 0 ? 0 : number * count);

function unreachable(
  numbers: Numbers,
  count: Numbers,
  of: string,
  total: number,
): string | undefined {
  const most = times(numbers.max, numbers.max >= 0 ? count.max : count.min);
  const least = times(numbers.min, numbers.min >= 0 ? count.min : count.max);
  const entries = `"${of}" of the entries`;
  if (total > most)
    return `The total ${total} is never reached: ${entries} can add up to ${most} at most. Correct the total, the limits of "${of}", or maxItems.`;
  if (total < least)
    return `The total ${total} is always exceeded: ${entries} add up to ${least} at least. Correct the total, the limits of "${of}", or minItems.`;
  if (numbers.step && Number.isInteger(total) && total % numbers.step !== 0)
    return `The total ${total} is never reached: ${entries} are multiples of ${numbers.step}. Correct the total, or the values of "${of}".`;
  return undefined;
}

function tooSmall(
  situations: Situations,
  list: Description,
  numbers: Numbers,
  count: Numbers,
  { of, by, total }: { of: string; by: string | undefined; total: number },
): string | undefined {
  if (numbers.min > total)
    return `The total ${total} is exceeded by each entry: "${of}" is ${numbers.min} at least. Correct the total, or the limits of "${of}".`;
  const groups =
    by === undefined
      ? 1
      : (numberOfValues(situations, `${list.at}/items${pointerOf(by)}`) ?? Infinity);
  const inOne = Math.ceil(count.min / groups);
  if (numbers.min > 0 && inOne * numbers.min > total)
    return by === undefined
      ? `The total ${total} is always exceeded: "${of}" of ${count.min} entries adds up to ${inOne * numbers.min} at least. Correct the total, or minItems.`
      : `The total ${total} is always exceeded: ${count.min} entries with ${groups} values of "${by}" put ${inOne} into one group. Correct the total, or minItems.`;
  if (times(numbers.max, count.max) <= total)
    return `The total ${total} is never exceeded: ${count.max} entries with "${of}" of ${numbers.max} at most add up to no more. Correct the total, or remove sumAtMost.`;
  return undefined;
}

/** The number of values that a field can have, with none as one of them; `undefined` if they cannot be listed. */
function numberOfValues(situations: Situations, field: Pointer): number | undefined {
  const values: Json[] = [];
  for (const { rules } of situations.of(field)) {
    const own = valuesOf(rules).values;
    if (!own) return undefined;
    values.push(...own);
  }
  return new Set(values).size + 1;
}

/** More entries are required to differ than there are different entries. */
function* tooFewDifferent(
  situations: Situations,
  { at, schema, place }: Description,
): Generator<Violation> {
  if (!schema.uniqueItems || !isObject(schema.items) || typeof schema.minItems !== 'number') return;
  const names = Object.keys(schema.items.properties ?? {});
  const counts = names.map((name) => numberOfValues(situations, `${at}/items${pointerOf(name)}`));
  if (names.length === 0 || counts.includes(undefined)) return;
  const different = counts.reduce<number>((product, count) => product * count!, 1);
  if (different < schema.minItems)
    yield {
      file: 'schema',
      at: `${place}/minItems`,
      message: `"${at}" can never be valid: there are at most ${different} different entries, and ${schema.minItems} are required. Correct minItems, or remove uniqueItems.`,
    };
}

/** More choices have to be made than there are. */
function* tooFewChoices({ at, schema, place }: Description): Generator<Violation> {
  if (!isMultipleChoice(schema) || typeof schema.minItems !== 'number') return;
  const count = choicesOf(schema).length;
  if (count < schema.minItems)
    yield {
      file: 'schema',
      at: `${place}/minItems`,
      message: `"${at}" can never be valid: there are ${count} choices, and ${schema.minItems} are required. Correct minItems, or add choices.`,
    };
}
