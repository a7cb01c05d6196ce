import type { FormProps } from '@rjsf/core';
import { idOf } from './id';

/**
 * Answers come from the session alone: nothing is made up here. RJSF's own defaults would answer a yes/no
 * question with no, choose the first of a list of constants and invent entries of lists.
 */
export const settings: Partial<FormProps> = {
  tagName: 'div',
  idPrefix: idOf(''),
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
