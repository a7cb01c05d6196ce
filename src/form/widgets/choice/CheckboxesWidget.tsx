import { chosenOf } from '#engine';
import { useFieldAria } from '#ui';
import type { AnswerProps } from '../props';
import { ChoiceInputs } from './ChoiceInputs';
import { NoChoices } from './NoChoices';
import { choicesOf, useOffered } from './useOptions';

/** A box for each choice; the frame around them is their named group, with help and problem. */
export function CheckboxesWidget({ id, at, schema, ui, value, onAnswer }: AnswerProps) {
  const { isInvalid } = useFieldAria();
  const choices = useOffered(at, choicesOf(schema, ui), value);
  const chosen = chosenOf(choices, value ?? []);
  if (choices.length === 0) return <NoChoices id={id} />;
  return (
    <div>
      <ChoiceInputs
        id={id}
        type="checkbox"
        choices={choices}
        isChosen={(choice) => chosen.includes(choice)}
        onChoose={(choice, isTicked) => {
          // In the order of the choices, so that the same boxes are the same answer.
          const now = choices.filter((one) => (one === choice ? isTicked : chosen.includes(one)));
          onAnswer(now.length > 0 ? now.map((one) => one.value) : undefined);
        }}
        aria-invalid={isInvalid || undefined}
      />
    </div>
  );
}
