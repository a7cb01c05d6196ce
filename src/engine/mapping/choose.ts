import type { Choose, CompiledDefinition, Document, Json } from '../definition/definition';

/** The value of the first case that holds; nothing where none does. `place`: where the cases stand in request.json. */
export function choose(
  definition: CompiledDefinition,
  { choose: cases }: Choose,
  place: string,
  document: Document,
): Json | undefined {
  return cases.find(
    ({ when }, i) =>
      !when ||
      definition.validators[`${place}/choose/${i}/when`]!.call({ today: document.today }, document),
  )?.is;
}
