import { holds } from '../schema/holds';
import type { Choose, CompiledDefinition, Document, Json } from '../definition/definition';

/** The value of the first case that holds, if any. `location`: the location of the {@link Choose}. */
export function choose(
  definition: CompiledDefinition,
  { choose: cases }: Choose,
  location: string,
  document: Document,
): Json | undefined {
  return cases.find(
    ({ when }, i) => !when || holds(definition, `${location}/choose/${i}/when`, document),
  )?.is;
}
