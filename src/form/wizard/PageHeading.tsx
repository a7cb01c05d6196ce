import { tokens } from '#ui';
import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';

const { colour } = tokens;

const Progress = styled.p`
  font-size: 0.9rem;
  color: ${colour.muted};
`;

const Bar = styled.div`
  height: 6px;
  margin: 8px 0 16px;
  overflow: hidden;
  background: ${colour.primarySoft};
  border: 1px solid transparent;
  border-radius: 3px;
  div {
    height: 100%;
    background: ${colour.primary};
    border-bottom: 6px solid ${colour.primary};
  }
`;

interface Props {
  ref: Ref<HTMLHeadingElement>;
  progress: string;
  /** How much of the form is behind, from 0 to 1. */
  share: number;
  children: ReactNode;
}

/** The progress as text and as a bar. */
export const PageHeading = ({ ref, progress, share, children }: Props) => (
  <div>
    <Progress>{progress}</Progress>
    <Bar aria-hidden>
      <div style={{ width: `${share * 100}%` }} />
    </Bar>
    <h2 ref={ref} tabIndex={-1}>
      {children}
    </h2>
  </div>
);
