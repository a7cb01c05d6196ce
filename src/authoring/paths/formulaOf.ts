import { isObject, type Pointer, pointerOf, type Schema } from '#engine';
import { and, type Formula, not, or } from './formula';
import { inDocument, type Variables } from './variables';

/** Keywords that do not test a value. */
const annotations = ['type', '$comment', '$schema', 'title', 'description', 'examples', 'default'];

/** The roots of the document, which always exist. */
const roots = ['', '/answers', '/customer', '/loaded', '/policy', '/steps', '/first'];

/** A condition on the value at a pointer into the document, as a formula. `isOfSchema`: it stands in schema.json. */
export function formulaOf(
  condition: Schema,
  at: Pointer,
  variables: Variables,
  isOfSchema = false,
): Formula {
  const { properties = {}, required = [], anyOf, allOf, oneOf, not: opposite, ...own } = condition;
  const inner = (schema: Schema) => formulaOf(schema, at, variables, isOfSchema);
  const isThere = (name: string): Formula =>
    roots.includes(at + pointerOf(name)) ? and() : variables.isAnswered(at + pointerOf(name));
  const parts: Formula[] = (required as string[]).map(isThere);
  for (const [name, schema] of Object.entries<Schema>(properties)) {
    const tested = formulaOf(schema, at + pointerOf(name), variables, isOfSchema);
    parts.push((required as string[]).includes(name) ? tested : or(not(isThere(name)), tested));
  }
  if (Array.isArray(allOf)) parts.push(...allOf.map(inner));
  if (Array.isArray(anyOf)) parts.push(or(...anyOf.map(inner)));
  if (Array.isArray(oneOf)) parts.push(exactlyOne(oneOf.map(inner)));
  if (isObject(opposite)) parts.push(not(inner(opposite)));
  for (const [keyword, limit] of Object.entries(own))
    if (!annotations.includes(keyword) && !roots.includes(at))
      parts.push(variables.passes(at, keyword, isOfSchema ? inDocument(limit, at) : limit));
  return and(...parts);
}

const exactlyOne = (parts: Formula[]): Formula =>
  or(...parts.map((one) => and(one, ...parts.filter((other) => other !== one).map(not))));
