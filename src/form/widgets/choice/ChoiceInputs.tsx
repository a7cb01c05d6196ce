import { Choice, tokens } from '#ui';
import styled from '@emotion/styled';
import type { AriaAttributes } from 'react';
import type { OfferedChoice } from './useOptions';

interface Props extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> {
  id: string;
  type: 'radio' | 'checkbox';
  choices: OfferedChoice[];
  isChosen: (choice: OfferedChoice) => boolean;
  onChoose: (choice: OfferedChoice, isChosen: boolean) => void;
}

const QuietChoice = styled(Choice)`
  &:has(:disabled) {
    color: ${tokens.colour.muted};
  }
`;

/** A radio button or a box for each choice. */
export const ChoiceInputs = ({ id, type, choices, isChosen, onChoose, ...aria }: Props) =>
  choices.map((choice, i) => (
    <QuietChoice key={String(choice.value)}>
      {/* The first has the id of the field, so that a link to the field reaches it. */}
      <input
        type={type}
        id={i === 0 ? id : `${id}~${i}`}
        name={type === 'radio' ? id : undefined}
        checked={isChosen(choice)}
        onChange={({ target }) => onChoose(choice, target.checked)}
        {...aria}
      />
      {choice.label}
    </QuietChoice>
  ));
