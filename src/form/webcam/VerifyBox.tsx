import styled from '@emotion/styled';
import { useAria } from '../../look/FieldContext';
import { tokens } from '../../look/tokens';
import { say } from '../words';

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${tokens.target}px;
  cursor: pointer;
  input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${tokens.colour.primary};
  }
`;

interface Props {
  id: string;
  isAsking: boolean;
  onVerify: () => void;
}

/** Ticked while the photo is being looked at; when it is not good it is empty again. */
export const VerifyBox = ({ id, isAsking, onVerify }: Props) => (
  <Choice>
    <input
      {...useAria()}
      type="checkbox"
      id={id}
      checked={isAsking}
      onChange={() => !isAsking && onVerify()}
    />
    {say('webcam.verify')}
  </Choice>
);
