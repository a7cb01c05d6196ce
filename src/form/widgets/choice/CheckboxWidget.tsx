import { Choice, useAria } from '#ui';
import type { AnswerProps } from '../props';

/** A checkbox with its label. */
export function CheckboxWidget({ id, label, isRequired, value, onAnswer }: AnswerProps) {
  return (
    <Choice>
      <input
        {...useAria(isRequired)}
        type="checkbox"
        id={id}
        checked={value === true}
        onChange={({ target }) => onAnswer(target.checked)}
      />
      {label}
    </Choice>
  );
}
