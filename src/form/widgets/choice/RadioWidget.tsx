import { Choice, tokens, useFieldAria } from '#ui';
import styled from '@emotion/styled';
import type { AnswerProps } from '../props';
import { choicesOf } from './useOptions';

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

/** A few choices, all in sight; the frame around is their group and carries their name. */
export function RadioWidget({ id, schema, ui, value, onAnswer }: AnswerProps) {
  const { describedBy } = useFieldAria();
  return (
    <Choices>
      {choicesOf(schema, ui).map((choice, i) => (
        <QuietChoice key={String(choice.value)}>
          {/* The first has the id of the field, so that a link to the field lands on it. */}
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
