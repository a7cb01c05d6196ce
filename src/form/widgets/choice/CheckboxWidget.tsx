import { Choice, Hint, useAria } from '#ui';
import { t } from '../../i18n';
import type { AnswerProps } from '../props';

/**
 * A checkbox with its label. Without its tick a box is answered with no, or not at all where that is no answer: in one
 * that can only be ticked, in an optional group, and in one among several of which some are to be answered.
 */
export function CheckboxWidget({
  id,
  label,
  isRequired,
  schema,
  ui,
  value,
  onAnswer,
}: AnswerProps) {
  const isOpen = !isRequired && (ui.isOpen || ui.optional !== undefined || onlyTicked(schema));
  return (
    <Choice>
      <input
        {...useAria(isRequired)}
        type="checkbox"
        id={id}
        checked={value === true}
        onChange={({ target }) => onAnswer(target.checked || (isOpen ? undefined : false))}
      />
      <span>
        {label}
        {!isRequired && ui.optional && <Hint as="span"> {t(ui.optional)}</Hint>}
      </span>
    </Choice>
  );
}

const onlyTicked = ({ enum: values, const: value }: AnswerProps['schema']): boolean =>
  value === true || (Array.isArray(values) && !values.includes(false));
