import styled from '@emotion/styled';
import { useAria } from '../../look/FieldContext';
import { tokens } from '../../look/tokens';
import type { AnswerProps } from './props';

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${tokens.target}px;
  cursor: pointer;
  &:has(:disabled) {
    cursor: default;
  }
  input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${tokens.colour.primary};
  }
`;

/** A box to tick, with its title beside it. */
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
