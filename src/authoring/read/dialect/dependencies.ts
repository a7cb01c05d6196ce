import { isObject, pointerOf } from '#engine';
import type { Rewrite } from './rewrite';

/** What depends on an answer becomes a condition: names that are required with it, or a schema that holds with it. */
export const dependencies: Rewrite = (schema, { move }) => {
  const found: unknown = schema.dependencies;
  const all: unknown = schema.allOf ?? [];
  if (!isObject(found) || !Array.isArray(all)) return;
  const entries = Object.entries(found);
  if (entries.length === 0 || !entries.every(([, each]) => isObject(each) || Array.isArray(each)))
    return;
  delete schema.dependencies;
  schema.allOf = all;
  for (const [name, dependent] of entries) {
    const at = `/allOf/${all.length}`;
    const written = `/dependencies${pointerOf(name)}`;
    const isNames = Array.isArray(dependent);
    all.push({ if: { required: [name] }, then: isNames ? { required: dependent } : dependent });
    for (const place of ['', '/if', isNames ? '/then/required' : '/then'])
      move(at + place, written);
  }
};
