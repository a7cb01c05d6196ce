import { uiAt } from '#engine';
import { didYouMean } from '../../didYouMean';
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
  *run({ definition: { ui }, pointers }) {
    for (const at of pointers) {
      // The last token names the field; those before it say whose (`billing`, `work`).
      const name = uiAt(ui, at)['ui:autocomplete']?.split(' ').at(-1);
      if (name === undefined || known.includes(name)) continue;
      yield {
        file: 'ui',
        at: `${at}/ui:autocomplete`,
        message: `Unknown autocomplete name "${name}". ${didYouMean(name, known, 'Use a name of HTML autocomplete, or "off".')}`,
      };
    }
  },
};
