import { tokens } from '#ui';
import styled from '@emotion/styled';

interface Props {
  /** From 0 to 1. */
  share: number;
  label: string;
}

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 4px;
  accent-color: ${tokens.colour.primary};
`;

/** How much of a file was sent. */
export const Progress = ({ share, label }: Props) => <Bar value={share} aria-label={label} />;
