import { formatNamed, pointerOf } from '#engine';
import { type Description, isAmong } from './branches';
import type { Rule } from './rule';
import type { Situations } from './situations';
import { lengthsOf } from './textShape';
import { boundsOf, limitOf, valuesOf } from './valueSet';

/** Numbers between two, both included; multiples of `step` where it is known. */
export interface Numbers {
  min: number;
  max: number;
  step?: number;
}

/** The numbers that a field of a list's entries adds to a sum, 0 where it has none; `undefined` if it is never a number. */
export function numbersOfEntry(
  situations: Situations,
  { at, guards }: Description,
  name: string,
): Numbers | undefined {
  const scope = `${at}/items`;
  const described = situations
    .of(scope + pointerOf(name))
    .flatMap(({ rules, schema }) => numbersOf(rules, schema.readOnly === true) ?? []);
  if (described.length === 0) return undefined;
  const isRequired = situations.branches.required.some(
    (one) =>
      one.scope === scope &&
      one.names.includes(name) &&
      one.guards.every((guard) => isAmong(guards, guard)),
  );
  const all = isRequired ? described : [...described, { min: 0, max: 0, step: 0 }];
  const steps = all.map(({ step }) => step);
  return {
    min: Math.min(...all.map(({ min }) => min)),
    max: Math.max(...all.map(({ max }) => max)),
    step: steps.includes(undefined)
      ? undefined
      : steps.reduce<number>((one, other) => divisor(one, other!), 0),
  };
}

/** `isGiven`: what the insurer gives may be the text of a number; what a customer types is one by its rules only. */
export function numbersOf(rules: Rule[], isGiven: boolean): Numbers | undefined {
  const type = rules.find(({ keyword }) => keyword === 'type')?.value;
  if (type === 'string') {
    const { values } = valuesOf(rules);
    const format = formatNamed(rules.find(({ keyword }) => keyword === 'format')?.value);
    const isNumber = values
      ? values.some((value) => !Number.isNaN(Number(value)))
      : format
        ? lengthsOf(format, (character) => /[0-9.]/.test(character)) !== undefined
        : isGiven || rules.some(({ keyword }) => keyword === 'pattern');
    return isNumber ? { min: -Infinity, max: Infinity } : undefined;
  }
  if (type !== 'number' && type !== 'integer')
    return type === undefined ? { min: -Infinity, max: Infinity } : undefined;
  const { values } = valuesOf(rules);
  if (values && values.length > 0) {
    const numbers = values.filter((value) => typeof value === 'number');
    return {
      min: Math.min(...numbers),
      max: Math.max(...numbers),
      step: numbers.every(Number.isInteger) ? numbers.reduce(divisor, 0) : undefined,
    };
  }
  const multiple = limitOf(rules, 'multipleOf');
  return {
    ...boundsOf(rules),
    step:
      multiple !== undefined && Number.isInteger(multiple)
        ? multiple
        : type === 'integer'
          ? 1
          : undefined,
  };
}

const divisor = (one: number, other: number): number =>
  other === 0 ? Math.abs(one) : divisor(other, one % other);
