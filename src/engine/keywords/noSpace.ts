import type { Keyword } from './keyword';

export const noSpace: Keyword = {
  name: 'noSpace',
  description: 'must not contain a space',
  type: 'string',
  before: 'format',
  metaSchema: { const: true },
  validate: (value: string) => !/\s/.test(value),
};
