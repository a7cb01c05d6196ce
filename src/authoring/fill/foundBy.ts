import { type CompiledDefinition, type Context, getAt, type Pointer } from '#engine';

/** The values of a field that its look-up finds, where it searches a list. */
export function foundBy(
  { request }: CompiledDefinition,
  { lookedUp }: Context,
  field: Pointer,
): unknown[] {
  const find = request.lookUps?.[field]?.find;
  const entries: unknown = find && getAt(lookedUp?.[field], find.in);
  return Array.isArray(entries) ? entries.map((entry) => entry?.[find!.by]) : [];
}
