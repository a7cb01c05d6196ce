import type { Keyword } from './keyword';
import { isAnswered, severalNames } from './severalNames';

/** At least one of these properties must be there. An answer that is empty is none. */
export const anyRequired: Keyword = {
  name: 'anyRequired',
  description: 'On an object: at least one of the fields with these names is answered.',
  type: 'object',
  metaSchema: severalNames,
  validate: (value: { [name: string]: unknown }, names: string[]) =>
    names.some((name) => isAnswered(value[name])),
};
