import { keywords, pointerOf } from '#engine';
import type { Check } from './check';

/** The types that each word judges. */
const judges: { [word: string]: string[] } = {
  minLength: ['string'],
  maxLength: ['string'],
  format: ['string'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  exclusiveMinimum: ['number', 'integer'],
  exclusiveMaximum: ['number', 'integer'],
  multipleOf: ['number', 'integer'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  items: ['array'],
  properties: ['object'],
};
for (const { name, type: types } of keywords)
  judges[name] = [types].flat().flatMap((type) => (type === 'number' ? [type, 'integer'] : [type]));

export const ruleWithoutEffect: Check = {
  id: 'rule-without-effect',
  explains: 'A rule for another type than the field has never judges anything.',
  run: ({ fields }) =>
    fields.flatMap(({ schema, place, at }) =>
      Object.keys(schema)
        .filter(
          (word) =>
            typeof schema.type === 'string' &&
            Object.hasOwn(judges, word) &&
            !judges[word]!.includes(schema.type),
        )
        .map((word) => ({
          part: 'schema',
          at: place + pointerOf(word),
          which: 'name',
          message: `${word} judges ${judges[word]!.join(' or ')}, and "${at}" is of type ${schema.type}. Correct the type, or take the rule out.`,
        })),
    ),
};
