import type { Schema } from '#engine';
import type { Target } from './collected';

/** The schema of what was described; a part without content is left out. */
export function schemaOf({
  properties,
  required: always,
  anyRequired,
  atMostOne,
  allOf,
  isConditional,
}: Target): Schema {
  // Of one name, one is that one; where one is required anyway, nothing more is asked.
  const required = anyRequired.length === 1 ? [...new Set([...always, ...anyRequired])] : always;
  const isMet = anyRequired.some((name) => required.includes(name));
  return {
    ...(!isConditional && { type: 'object' }),
    ...((!isConditional || Object.keys(properties).length > 0) && { properties }),
    ...(required.length > 0 && { required }),
    ...(anyRequired.length > 0 && !isMet && { anyRequired }),
    ...(atMostOne.length > 0 && { atMostOne }),
    ...(allOf.length > 0 && { allOf }),
  };
}
