import { uiAt } from '#engine';
import { nearest } from '../nearest';
import type { Check } from './check';

/** Rules that no keyword of schema.json stands for: they come with widgets and with request.json. */
const besides = ['list', 'lookUp', 'proof', 'uploadSize', 'verified', 'otpRequired', 'otpFormat'];

export const wordsWithoutRule: Check = {
  id: 'words-without-rule',
  explains: 'Words for a rule that the field does not have are never shown.',
  run: ({ definition: { ui }, fields }) =>
    [...new Set(fields.map(({ at }) => at))].flatMap((at) => {
      const described = fields.filter((field) => field.at === at);
      const rules = new Set([
        ...described.flatMap(({ schema }) => Object.keys(schema)),
        ...(described.some(({ isRequired }) => isRequired) ? ['required'] : []),
        ...besides,
      ]);
      return Object.keys(uiAt(ui, at)['ui:messages'] ?? {})
        .filter((rule) => !rules.has(rule))
        .map((rule) => {
          const close = nearest(rule, [...rules]);
          const hint = close
            ? `Did you mean "${close}"?`
            : 'Add the rule to schema.json or take the words out.';
          return {
            part: 'ui',
            at: `${at}/ui:messages/${rule}`,
            which: 'name',
            message: `The field has no rule "${rule}". ${hint}`,
          };
        });
    }),
};
