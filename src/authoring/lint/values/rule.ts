import { isObject, type Pointer, pointerOf, type Schema } from '#engine';

/** One keyword of a schema with its value, and where it is written. */
export interface Rule {
  keyword: string;
  value: any;
  at: Pointer;
}

/** Annotations, and keywords whose value is about other fields. */
const others = [
  'properties',
  'items',
  'required',
  'anyRequired',
  'atMostOne',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'then',
  'else',
  'title',
  'description',
  'default',
  'examples',
  'readOnly',
  '$comment',
];

/** The rules that a schema has for its own value: its keywords, and those of the parts of `allOf` that always hold. */
export function rulesOf(schema: Schema, at: Pointer): Rule[] {
  const own = Object.entries(schema)
    .filter(([keyword]) => !others.includes(keyword))
    .map(([keyword, value]) => ({ keyword, value, at: at + pointerOf(keyword) }));
  const parts: unknown[] = Array.isArray(schema.allOf) ? schema.allOf : [];
  const inner = parts.flatMap((part, i) =>
    isObject(part) && !('if' in part) ? rulesOf(part, `${at}/allOf/${i}`) : [],
  );
  // The type first, so that a contradiction is reported at the rule that does not fit it.
  return [...own.filter(({ keyword }) => keyword === 'type'), ...own, ...inner].filter(
    (rule, i, all) => all.findIndex((other) => other.at === rule.at) === i,
  );
}

/** Rules, with those under their `usually`, which exclude no answer. */
export function* withSoft(rules: Rule[]): Generator<[rule: Rule, isSoft: boolean]> {
  for (const rule of rules) {
    yield [rule, false];
    if (rule.keyword === 'usually')
      for (const soft of rulesOf(rule.value, rule.at)) yield [soft, true];
  }
}

/** A rule as a message names it, `maxLength 3`; of a long value only the keyword. */
export function nameOf({ keyword, value }: Rule): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? keyword : `${keyword} ${text}`;
}
