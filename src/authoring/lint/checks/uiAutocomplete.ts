import { uiAt } from '#engine';
import { nearest } from '../nearest';
import type { Check } from './check';

/** The field names of HTML autocomplete that a customer may be asked for (WCAG 1.3.5). */
const known = `
  off on name honorific-prefix given-name additional-name family-name nickname email username
  organization organization-title one-time-code street-address address-line1 address-line2
  address-line3 address-level1 address-level2 address-level3 address-level4 country country-name
  postal-code bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national
  tel-area-code tel-local tel-extension cc-name cc-number cc-exp cc-csc cc-type
  transaction-amount language
`
  .trim()
  .split(/\s+/);

export const uiAutocomplete: Check = {
  id: 'ui-autocomplete',
  explains: 'A browser fills in nothing for a name that it does not know, and audits fail on it.',
  run: ({ definition: { ui }, fields }) =>
    [...new Set(fields.map(({ at }) => at))].flatMap((at) => {
      const token = uiAt(ui, at)['ui:autocomplete'];
      // The last word names the field; those before it say whose (`billing`, `work`).
      const name = token?.split(' ').at(-1);
      if (name === undefined || known.includes(name)) return [];
      const close = nearest(name, known);
      return [
        {
          part: 'ui',
          at: `${at}/ui:autocomplete`,
          message: `"${name}" is no name of HTML autocomplete. ${close ? `Did you mean "${close}"?` : 'Use one of the standard, or "off".'}`,
        },
      ];
    }),
};
