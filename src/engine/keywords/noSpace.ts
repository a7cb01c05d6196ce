import type { Keyword } from './keyword';

export const noSpace: Keyword = {
  name: 'noSpace',
  description: 'On a text: it has no space.',
  type: 'string',
  before: 'format',
  metaSchema: { const: true },
  validate: (value: string) => !/\s/.test(value),
};
