/**
 * In place of `@emotion/is-prop-valid`, a list of all attributes of HTML (`vite.config.ts`): our styled elements name
 * the properties that are no attributes themselves, and MUI's are these.
 */
export default (property: string): boolean =>
  !['as', 'theme', 'sx', 'ownerState'].includes(property);
