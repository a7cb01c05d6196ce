import type { Keyword } from './keyword';

export const noSpace: Keyword = {
  name: 'noSpace',
  explains: 'must not contain a space',
  on: 'string',
  before: 'format',
  takes: { const: true },
  holds: (value: string) => !/\s/.test(value),
};
