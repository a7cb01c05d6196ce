import type { Keyword } from './keyword';

/** At least one entry of a list must have a number other than 0 in this property. */
export const someOf: Keyword = {
  name: 'someOf',
  description: 'On a list: at least one entry has a number other than 0 under this name.',
  type: 'array',
  metaSchema: { type: 'string', minLength: 1 },
  validate: (entries: { [name: string]: unknown }[], of: string) =>
    entries.some((entry) => Boolean(Number(entry?.[of]))),
};
