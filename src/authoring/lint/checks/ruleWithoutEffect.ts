import { keywords, pointerOf } from '#engine';
import type { Check } from './check';

/** The types to which each keyword applies. */
const typesOf: { [keyword: string]: string[] } = {
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
  typesOf[name] = [types]
    .flat()
    .flatMap((type) => (type === 'number' ? [type, 'integer'] : [type]));

export const ruleWithoutEffect: Check = {
  id: 'rule-without-effect',
  *run({ fields }) {
    for (const { schema, place, at } of fields) {
      if (typeof schema.type !== 'string') continue;
      for (const keyword of Object.keys(schema))
        if (Object.hasOwn(typesOf, keyword) && !typesOf[keyword]!.includes(schema.type))
          yield {
            file: 'schema',
            at: place + pointerOf(keyword),
            target: 'name',
            message: `${keyword} applies to ${typesOf[keyword]!.join(' or ')}, but "${at}" is of type ${schema.type}. Correct the type, or remove the keyword.`,
          };
    }
  },
};
