import type { Keyword } from './keyword';

/** At least one entry of a list must have a number other than 0 under a name. */
export const someOf: Keyword = {
  name: 'someOf',
  explains: 'at least one entry must have a number, other than 0, under this name',
  on: 'array',
  takes: { type: 'string', minLength: 1 },
  holds: (entries: { [name: string]: unknown }[], of: string) =>
    entries.some((entry) => Boolean(Number(entry?.[of]))),
};
