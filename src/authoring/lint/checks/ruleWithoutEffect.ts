import { pointerOf } from '#engine';
import { keywordTypes } from '../shared/keywordTypes';
import type { Check } from './check';

export const ruleWithoutEffect: Check = {
  id: 'rule-without-effect',
  *run({ fields }) {
    for (const { schema, place, at } of fields) {
      if (typeof schema.type !== 'string') continue;
      for (const keyword of Object.keys(schema))
        if (Object.hasOwn(keywordTypes, keyword) && !keywordTypes[keyword]!.includes(schema.type))
          yield {
            file: 'schema',
            at: place + pointerOf(keyword),
            target: 'name',
            message: `${keyword} applies to ${keywordTypes[keyword]!.join(' or ')}, but "${at}" is of type ${schema.type}. Correct the type, or remove the keyword.`,
          };
    }
  },
};
