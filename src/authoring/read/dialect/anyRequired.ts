import { isObject, pointerOf } from '#engine';
import type { Rewrite } from './rewrite';

/** `anyOf` of schemas that only require one name each becomes `anyRequired`: one of these names is enough. */
export const anyRequired: Rewrite = (schema, { move }) => {
  const branches: unknown = schema.anyOf;
  if (!Array.isArray(branches) || branches.length < 2 || 'anyRequired' in schema) return;
  const names = branches.flatMap((branch) => nameIn(branch) ?? []);
  if (names.length < branches.length) return;
  delete schema.anyOf;
  schema.anyRequired = names;
  move('/anyRequired', '/anyOf');
  for (const i of names.keys())
    move(`/anyRequired${pointerOf(i)}`, `/anyOf${pointerOf(i)}/required/0`);
};

/** The name that a schema requires, where it says nothing else. */
function nameIn(branch: unknown): string | undefined {
  if (!isObject(branch) || Object.keys(branch).some((keyword) => keyword !== 'required'))
    return undefined;
  const { required } = branch;
  const [name] = Array.isArray(required) && required.length === 1 ? (required as unknown[]) : [];
  return typeof name === 'string' ? name : undefined;
}
