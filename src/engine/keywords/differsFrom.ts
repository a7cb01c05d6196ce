import type { Keyword } from './keyword';
import { namedBy, otherValue } from './namedBy';

/** The answer must differ from another answer, whatever the case of the letters. */
export const differsFrom: Keyword = {
  name: 'differsFrom',
  description:
    'It must differ from another answer, by its pointer; `"./name"` is a field of the same entry.',
  type: 'string',
  comparesWith: 'text',
  metaSchema: { type: 'string', pattern: otherValue },
  validate: (value: string, limit: string, context) => {
    const other = namedBy(limit, context);
    return typeof other !== 'string' || other.toUpperCase() !== value.toUpperCase();
  },
};
