import type { RJSFSchema, SchemaUtilsType } from '@rjsf/utils';

/** What RJSF's fields ask about a schema while they are drawn. */
type Asked = Pick<
  SchemaUtilsType,
  'getDisplayLabel' | 'getRootSchema' | 'isSelect' | 'retrieveSchema'
>;

/**
 * Replaces RJSF's resolution of conditions, references and alternatives: the engine has decided the conditions, and the
 * templates draw the labels. Every schema is drawn as it is.
 */
export const drawnAsItIs = (rootSchema: RJSFSchema) =>
  ({
    getDisplayLabel: () => false,
    getRootSchema: () => rootSchema,
    isSelect: () => true,
    retrieveSchema: (schema) => schema,
  }) satisfies Asked as unknown as SchemaUtilsType;
