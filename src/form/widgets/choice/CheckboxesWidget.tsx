import { chosenOf } from '#engine';
import { Choice, useFieldAria } from '#ui';
import type { AnswerProps } from '../props';
import { choicesOf } from './useOptions';

/** A box for each choice; the frame around them is their named group, with help and problem. */
export function CheckboxesWidget({ id, schema, ui, value, onAnswer }: AnswerProps) {
  const { isInvalid } = useFieldAria();
  const choices = choicesOf(schema, ui);
  const chosen = chosenOf(choices, value ?? []);

  function tick(choice: (typeof choices)[number], isTicked: boolean) {
    // In the order of the choices, so that the same boxes are the same answer.
    const now = choices.filter((one) => (one === choice ? isTicked : chosen.includes(one)));
    onAnswer(now.length > 0 ? now.map((one) => one.value) : undefined);
  }

  return (
    <div>
      {choices.map((choice, i) => (
        <Choice key={String(choice.value)}>
          {/* The first has the id of the field, so that a link to the field reaches it. */}
          <input
            type="checkbox"
            id={i === 0 ? id : `${id}~${i}`}
            checked={chosen.includes(choice)}
            onChange={({ target }) => tick(choice, target.checked)}
            aria-invalid={isInvalid || undefined}
          />
          {choice.label}
        </Choice>
      ))}
    </div>
  );
}
