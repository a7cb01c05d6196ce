import { type Pointer, requestConditions, type Schema } from '#engine';
import type { Check } from './check';

/** What follows where a condition is always true. */
const effects: [end: RegExp, effect: string][] = [
  [/\/submitWhen\/is$/, 'the form can always be submitted'],
  [/\/stopWhen$/, 'every response stops the request'],
  [/\/holdsWhen$/, 'every response is a proof'],
  [/\/foundWhen$/, 'something is always found'],
  [/^\/blocked\/when$/, 'every policy is blocked'],
  [/\/allowed\/where$/, 'no policy is refused'],
  [/\/when$/, 'it decides nothing'],
];

export const conditionEmpty: Check = {
  id: 'condition-empty',
  *run({ definition: { request } }) {
    for (const [at, condition] of requestConditions(request)) {
      const effect = effectOf(at);
      if (effect !== undefined && !constrains(condition))
        yield {
          file: 'request',
          at,
          message: `This condition tests nothing, so ${effect}. Say what must be true, or remove it.`,
        };
    }
  },
};

const effectOf = (at: Pointer) => effects.find(([end]) => end.test(at))?.[1];

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
