import { formats, type Pointer, requestConditions, type Schema } from '#engine';
import { didYouMean } from '../../didYouMean';
import { schemasIn } from '../../walk';
import type { Check, Violation } from './check';

const known = formats.map(({ name }) => name);
const otherwise = `Use one of: ${known.join(', ')}. For any other text remove it, and write "pattern" and "examples".`;

export const formatUnknown: Check = {
  id: 'format-unknown',
  isOfStructure: true,
  *run({ definition }) {
    yield* unknownFormatsIn('schema', '', definition.schema);
    for (const [at, condition] of requestConditions(definition.request))
      yield* unknownFormatsIn('request', at, condition);
  },
};

/** The unknown formats of a schema and its subschemas. */
export function* unknownFormatsIn(
  file: Violation['file'],
  at: Pointer,
  schema: Schema,
): Generator<Violation> {
  for (const [location, { format }] of schemasIn(schema, at))
    if (format !== undefined && !known.includes(format))
      yield {
        file,
        at: `${location}/format`,
        message: `Unknown format "${format}". ${didYouMean(String(format), known, otherwise)}`,
      };
}
