import type { Keyword } from './keyword';

/** At least one of these properties must be there. An answer that is empty is none. */
export const anyRequired: Keyword = {
  name: 'anyRequired',
  description: 'On an object: at least one of the fields with these names is answered.',
  type: 'object',
  metaSchema: {
    type: 'array',
    items: { type: 'string', minLength: 1 },
    minItems: 2,
    maxItems: 20,
    uniqueItems: true,
  },
  validate: (value: { [name: string]: unknown }, names: string[]) =>
    names.some((name) => value[name] !== undefined),
};
