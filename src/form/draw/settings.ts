import type { FormProps } from '@rjsf/core';

/**
 * Answers come from the session alone: nothing is made up here. RJSF's own defaults would answer a yes/no
 * question with no, choose the first of a list of constants and invent entries of lists.
 */
export const settings: Partial<FormProps> = {
  tagName: 'div',
  idSeparator: '/',
  noValidate: true,
  noHtml5Validate: true,
  showErrorList: false,
  experimental_defaultFormStateBehavior: {
    requiredBooleanDefault: 'skip',
    constAsDefaults: 'never',
    arrayMinItems: { populate: 'never' },
    allOf: 'skipDefaults',
    emptyObjectFields: 'populateAllDefaults',
  },
};
