import { registerSchema, validate } from '@hyperjump/json-schema/draft-07';
import '@hyperjump/json-schema/formats';
import type { Schema } from '../../../src/engine';
import { plainSchema } from './plainSchema';

/** The rules that a value breaks, each as its place and keyword. */
export type BrokenRules = (value: unknown) => string[];

let opened = 0;

/** What a validator that shares nothing with the engine says of values, by a schema of the engine. */
export async function plainValidator(given: Schema): Promise<BrokenRules> {
  const { schema, saidBy } = plainSchema(given);
  const address = `https://differential.test/${opened++}`;
  registerSchema(schema, address, 'http://json-schema.org/draft-07/schema');
  const judge = await validate(address);
  return (value) => {
    const output = judge(value as never, 'BASIC');
    if (output.valid) return [];
    const broken = output.errors!.map(({ keyword, absoluteKeywordLocation, instanceLocation }) => {
      const location = decodeURI(
        absoluteKeywordLocation.slice(absoluteKeywordLocation.indexOf('#') + 1),
      );
      return ruleAt(saidBy, location, decodeURI(instanceLocation.slice(1)), keyword);
    });
    return distinct(broken);
  };
}

/** A rule by its place and keyword; part of what a keyword of the engine means is that keyword. */
function ruleAt(
  saidBy: Map<string, string>,
  location: string,
  place: string,
  keyword: string,
): string {
  for (const [added, name] of saidBy) {
    if (!location.startsWith(`${added}/`)) continue;
    // The part may be about a property of the value.
    const depth = location.slice(added.length).match(/\/properties\//g)?.length ?? 0;
    return `${place
      .split('/')
      .slice(0, place.split('/').length - depth)
      .join('/')} ${name}`;
  }
  return `${place} ${keyword.slice(keyword.lastIndexOf('/') + 1)}`;
}

/** Keywords whose error only says that a part of them failed, which is an error of its own. */
const combinators = [' if', ' then', ' else', ' allOf'];

/** Each rule once, in an order of its own: a validator is free to choose another. */
export const distinct = (rules: string[]): string[] =>
  [...new Set(rules)].filter((rule) => !combinators.some((name) => rule.endsWith(name))).sort();
