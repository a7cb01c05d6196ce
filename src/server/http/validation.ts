import { visibleSign } from '#api';
import { oncePer, type RuleError, type Schema, type Validate } from '#engine';
import { compileSchema } from '#engine/compile';
import { t } from '../i18n';

/** The validator of a schema of the contract; compiled once per process. */
export const validatorOf = oncePer((schema: object): Validate => compileSchema(schema));

/** The message for an input that is invalid by a schema. It names the first invalid field where there is one. */
export function wrongInput([error]: Partial<RuleError>[], schema?: Schema): string {
  const { params = {}, instancePath = '', keyword } = error ?? {};
  if (keyword === 'oneOf' && instancePath === '') {
    const fields = schema?.oneOf?.flatMap(({ required = [] }: Schema) => required);
    return t('onlyOne', { fields: fields.join(', ') });
  }
  if (keyword === 'enum' && instancePath !== '')
    return t('notOneOf', { field: instancePath.slice(1), values: params.allowedValues.join(', ') });
  const field = params.missingProperty ?? params.additionalProperty ?? instancePath.slice(1);
  if (params.pattern === visibleSign.source) return t('blank', { field });
  return field ? t('wrongField', { field }) : t('malformed');
}
