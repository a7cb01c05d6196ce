import type { FormProps } from '@rjsf/core';
import type { ValidatorType } from '@rjsf/utils';

/**
 * Answers come only from the controller. RJSF's own defaults would answer a yes/no question with no, choose the
 * first of a list of constants and add entries to lists.
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

/**
 * RJSF asks a validator which conditions hold and which problems there are. Here the engine decides both: the schema
 * has no conditions left, and the templates show the problems of the controller. So everything is valid for RJSF.
 */
export const validator: ValidatorType = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
};
