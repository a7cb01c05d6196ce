import styled from '@emotion/styled';
import { Icon } from './Icon';
import { tokens } from './tokens';

const Circle = styled.div`
  display: grid;
  place-items: center;
  justify-self: center;
  width: 56px;
  height: 56px;
  color: ${tokens.colour.green};
  background: ${tokens.colour.greenSoft};
  border: 1px solid transparent;
  border-radius: 50%;
`;

/** A check mark for the one thing that has succeeded. */
export const SuccessMark = () => (
  <Circle>
    <Icon name="check" size={28} />
  </Circle>
);
