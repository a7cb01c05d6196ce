import type { Check } from './check';

export const uiTitle: Check = {
  id: 'ui-title',
  explains: 'A form without a title has no heading, and a screen reader cannot say where it is.',
  run: ({ definition: { ui } }) =>
    ui['ui:title'] === undefined
      ? [{ part: 'ui', at: '', message: 'The form has no title. Add "ui:title" at the top.' }]
      : [],
};
