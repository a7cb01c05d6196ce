import type { Schema } from '#engine';

/** Whether any value could fail the schema; a type alone does not count, because the document always has it. */
export function constrains(schema: Schema): boolean {
  return Object.entries(schema).some(([keyword, value]) => {
    if (['type', 'title', 'description', '$comment'].includes(keyword)) return false;
    if (keyword === 'properties') return Object.values<Schema>(value).some(constrainsValue);
    if (keyword === 'required') return value.some((name: string) => !roots.includes(name));
    if (keyword === 'allOf') return value.some(constrains);
    return true;
  });
}

/** What every document has. */
const roots = ['customer', 'policy', 'policies', 'subType', 'loaded', 'answers', 'steps', 'today'];

const constrainsValue = (schema: Schema) =>
  constrains(schema) || !['object', undefined].includes(schema.type);
