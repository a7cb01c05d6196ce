import { useFieldAria } from '#ui';
import styled from '@emotion/styled';
import type { AnswerProps } from '../props';
import { ChoiceInputs } from './ChoiceInputs';
import { NoChoices } from './NoChoices';
import { choicesOf, useOffered } from './useOptions';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 32px;
`;

/** Radio buttons; the frame around them is their named group. */
export function RadioWidget({ id, at, schema, ui, value, onAnswer }: AnswerProps) {
  const { describedBy } = useFieldAria();
  const choices = useOffered(at, choicesOf(schema, ui), value);
  if (choices.length === 0) return <NoChoices id={id} />;
  return (
    <Choices>
      <ChoiceInputs
        id={id}
        type="radio"
        choices={choices}
        isChosen={(choice) => choice.value === value}
        onChoose={(choice) => onAnswer(choice.value)}
        aria-describedby={describedBy}
      />
    </Choices>
  );
}
