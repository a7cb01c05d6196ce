import { Choice, tokens, useFieldAria } from '#ui';
import styled from '@emotion/styled';
import type { AnswerProps } from '../props';
import { NoChoices } from './NoChoices';
import { choicesOf, useOffered } from './useOptions';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 32px;
`;

const QuietChoice = styled(Choice)`
  &:has(:disabled) {
    color: ${tokens.colour.muted};
  }
`;

/** Radio buttons; the frame around them is their named group. */
export function RadioWidget({ id, at, schema, ui, value, onAnswer }: AnswerProps) {
  const { describedBy } = useFieldAria();
  const choices = useOffered(at, choicesOf(schema, ui), value);
  if (choices.length === 0) return <NoChoices id={id} />;
  return (
    <Choices>
      {choices.map((choice, i) => (
        <QuietChoice key={String(choice.value)}>
          {/* The first has the id of the field, so that a link to the field reaches it. */}
          <input
            type="radio"
            id={i === 0 ? id : `${id}~${i}`}
            name={id}
            checked={choice.value === value}
            onChange={() => onAnswer(choice.value)}
            aria-describedby={describedBy}
          />
          {choice.label}
        </QuietChoice>
      ))}
    </Choices>
  );
}
