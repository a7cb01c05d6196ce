import { keywords } from '#engine';

/** The JSON types to which each keyword applies that applies to some only. */
export const keywordTypes: { [keyword: string]: string[] } = {
  minLength: ['string'],
  maxLength: ['string'],
  format: ['string'],
  pattern: ['string'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  exclusiveMinimum: ['number', 'integer'],
  exclusiveMaximum: ['number', 'integer'],
  multipleOf: ['number', 'integer'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  items: ['array'],
  contains: ['array'],
  properties: ['object'],
};
for (const { name, type: types } of keywords)
  keywordTypes[name] = [types]
    .flat()
    .flatMap((type) => (type === 'number' ? [type, 'integer'] : [type]));
