import type { Keyword } from './keyword';
import { isAnswered, severalNames } from './severalNames';

/** No two of these properties may be there. An answer that is empty is none. */
export const atMostOne: Keyword = {
  name: 'atMostOne',
  description:
    'On an object: at most one of the fields with these names is answered; beside `anyRequired` with the same names, exactly one.',
  type: 'object',
  metaSchema: severalNames,
  validate: (value: { [name: string]: unknown }, names: string[]) =>
    names.filter((name) => isAnswered(value[name])).length < 2,
};
