import type { Control } from './control';

/** What nearly every field, section or step says. */
const common = new Set([
  'ui:title',
  'ui:help',
  'ui:widget',
  'ui:description',
  'ui:haveReady',
  'ui:submit',
  'title',
  'description',
  'layout',
  'id',
  'call',
  'as',
  'raises',
  'maxLength',
  'minimum',
  'maximum',
  'maxItems',
  'format',
]);

/** Whether a property is shown without being asked for: it has a value, is a message, or is often needed. */
export const isShown = ({ name, value, pointer, isNeeded, isRare }: Control): boolean =>
  value !== undefined ||
  isNeeded === true ||
  pointer.includes('/ui:messages/') ||
  (common.has(name) && isRare !== true);
