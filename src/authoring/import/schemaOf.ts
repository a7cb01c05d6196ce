import type { Schema } from '#engine';
import type { Target } from './scope';

/** The schema of what was described; a part without content is left out. */
export const schemaOf = ({
  properties,
  required,
  anyRequired,
  atMostOne,
  allOf,
  isConditional,
}: Target): Schema => ({
  ...(!isConditional && { type: 'object' }),
  ...((!isConditional || Object.keys(properties).length > 0) && { properties }),
  ...(required.length > 0 && { required }),
  ...(anyRequired.length > 0 && { anyRequired }),
  ...(atMostOne.length > 0 && { atMostOne }),
  ...(allOf.length > 0 && { allOf }),
});
