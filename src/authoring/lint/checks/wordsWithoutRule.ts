import { pointerOf, uiAt } from '#engine';
import { didYouMean } from '../../didYouMean';
import { branchesOf } from '../values/branches';
import type { Check } from './check';

/** Rules that come from widgets and request.json instead of a keyword of schema.json. */
const otherRules = [
  'list',
  'lookUp',
  'proof',
  'uploadSize',
  'verified',
  'otpRequired',
  'otpFormat',
];

export const wordsWithoutRule: Check = {
  id: 'words-without-rule',
  *run({ definition: { ui, schema }, fields, pointers }) {
    // A misspelt name under required, which schema-names reports, may mean any field next to it.
    const misspelt = new Set(
      branchesOf(schema).required.flatMap(({ names, scope }) =>
        names.some((name) => !pointers.includes(scope + pointerOf(name))) ? [scope] : [],
      ),
    );
    for (const at of pointers) {
      const described = fields.filter((field) => field.at === at);
      const rules = [
        ...described.flatMap(({ schema }) => Object.keys(schema)),
        ...(described.some(({ isRequired }) => isRequired) ||
        misspelt.has(at.slice(0, at.lastIndexOf('/')))
          ? ['required']
          : []),
        ...otherRules,
      ];
      for (const rule of Object.keys(uiAt(ui, at)['ui:messages'] ?? {}))
        if (!rules.includes(rule))
          yield {
            file: 'ui',
            at: `${at}/ui:messages/${rule}`,
            target: 'name',
            message: `The field has no rule "${rule}". ${didYouMean(rule, rules, 'Add the rule to schema.json, or remove this message.')}`,
          };
    }
  },
};
