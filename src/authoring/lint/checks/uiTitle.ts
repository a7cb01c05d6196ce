import type { Check } from './check';

export const uiTitle: Check = {
  id: 'ui-title',
  *run({ definition: { ui } }) {
    if (ui['ui:title'] === undefined)
      yield {
        file: 'ui',
        at: '',
        message: 'The form has no title. Add "ui:title" at the top level.',
      };
  },
};
