import styled from '@emotion/styled';
import { Icon } from './Icon';
import { tokens } from './tokens';
import { VisuallyHidden } from './VisuallyHidden';

const Words = styled.p`
  display: flex;
  gap: 6px;
  align-items: baseline;
  font-weight: 500;
  color: ${tokens.colour.red};
  svg {
    flex: none;
    transform: translateY(3px);
  }
`;

const Help = styled.span`
  display: block;
  font-weight: 400;
`;

interface Props {
  id?: string;
  role?: 'alert';
  /** For screen readers, in place of the icon. */
  prefix?: string | undefined;
  /** What helps to correct it. */
  hint?: string | undefined;
  children: string;
}

/** The error text of a field. */
export const ProblemText = ({ prefix, hint, children, ...rest }: Props) => (
  <Words {...rest}>
    <Icon name="warning" />
    <span>
      {prefix && <VisuallyHidden>{prefix} </VisuallyHidden>}
      <span>{children}</span>
      {hint && <Help>{hint}</Help>}
    </span>
  </Words>
);
