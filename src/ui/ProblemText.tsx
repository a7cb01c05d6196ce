import styled from '@emotion/styled';
import { Icon } from './Icon';
import { tokens } from './tokens';
import { VisuallyHidden } from './VisuallyHidden';

const Words = styled.p`
  display: flex;
  gap: 6px;
  align-items: baseline;
  font-weight: 600;
  color: ${tokens.colour.red};
  svg {
    flex: none;
    transform: translateY(3px);
  }
`;

interface Props {
  id?: string;
  role?: 'alert';
  /** For screen readers, in place of the icon. */
  prefix?: string | undefined;
  children: string;
}

/** The error text of a field. */
export const ProblemText = ({ prefix, children, ...rest }: Props) => (
  <Words {...rest}>
    <Icon name="warning" />
    <span>
      {prefix && <VisuallyHidden>{prefix} </VisuallyHidden>}
      {children}
    </span>
  </Words>
);
