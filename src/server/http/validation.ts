import { visibleSign } from '#api';
import type { RuleError, Schema, Validate } from '#engine';
import { compileSchema } from '#engine/compile';
import { t } from '../i18n';

const validators = new WeakMap<object, Validate>();

/** The validator of a schema of the contract; compiled once per process. */
export function validatorOf(schema: object): Validate {
  const validate = validators.get(schema) ?? compileSchema(schema);
  validators.set(schema, validate);
  return validate;
}

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
