import { type Described, type Json, type Pointer } from '#engine';
import { allows, isAnswer } from '../values/allows';
import { type Rule, rulesOf } from '../values/rule';
import { valuesOf } from '../values/valueSet';

/** The values that a field can have, by all of its descriptions. */
export interface PossibleValues {
  /** All of them, where schema.json lists them. */
  values: Json[] | undefined;
  /** Whether one of its descriptions allows a value. */
  allows(value: Json): boolean;
  /** What to write instead of a value that is not allowed. */
  advice: string;
}

/** The values that the answer at a pointer can have; `undefined` where schema.json does not describe it, or leaves none. */
export function possibleValuesAt(fields: Described[], at: Pointer): PossibleValues | undefined {
  const described = fields.filter((field) => field.at === at);
  if (described.length === 0) return undefined;
  const rules = described.map(({ schema, place }) => rulesOf(schema, place));
  // no-value reports it.
  if (rules.every((one) => valuesOf(one).isEmpty)) return undefined;
  // Numbers between limits are not listed there.
  const isListed = (one: Rule[]) =>
    one.some(({ keyword, value }) => ['const', 'enum'].includes(keyword) || value === 'boolean');
  const values = rules.filter(isListed).flatMap((one) => valuesOf(one).values ?? []);
  const type = described.find(({ schema }) => typeof schema.type === 'string')?.schema.type;
  return {
    values: values.length > 0 ? values : undefined,
    allows: (value) =>
      isAnswer(value) && rules.some((one) => one.every((rule) => allows(rule, value))),
    advice:
      values.length > 0
        ? `Use one of: ${[...new Set(values)].map((value) => JSON.stringify(value)).join(', ')}.`
        : `Use a value of type ${type} that its rules allow.`,
  };
}
