import { type Definition, type Option, type Schema, type Ui, widgetFor } from '#engine';
import { t } from '../i18n';
import { formatAnswer } from '../widgets/formatAnswer';

/** An answer as the review shows it; empty for none. */
export function answerText(
  definition: Definition,
  schema: Schema,
  ui: Ui | undefined,
  value: any,
  options?: Option[] | string,
): string {
  if (schema.upload) return value?.name ?? '';
  // A box that is not ticked is an answer; a question without one is not.
  const isBox = schema.type === 'boolean' && widgetFor(schema, ui) !== 'radio';
  if (isBox) return t(value === true ? 'yes' : 'no');
  return formatAnswer(definition, schema, ui, value, options);
}
