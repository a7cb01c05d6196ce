import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tokens } from '../tokens';
import { Icon } from './Icon';

const { colour, radius, target } = tokens;

const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'isWrong' })<{
  isWrong: boolean;
}>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  ${({ isWrong }) => isWrong && `padding-left: 16px; border-left: 4px solid ${colour.red};`}
`;

const Label = styled.label`
  font-weight: 600;
`;

const Help = styled.p`
  font-size: 0.9rem;
  color: ${colour.muted};
`;

const Wrong = styled.p`
  display: flex;
  gap: 6px;
  align-items: baseline;
  font-weight: 600;
  color: ${colour.red};
  svg {
    flex: none;
    transform: translateY(3px);
  }
`;

/** What text boxes and selects of the portal look like. */
export const controlStyle = `
  width: 100%;
  min-height: ${target + 4}px;
  padding: 8px 12px;
  background: ${colour.card};
  border: 1px solid ${colour.border};
  border-radius: ${radius.control}px;
  &[aria-invalid='true'] { border: 2px solid ${colour.red}; }
  &:disabled { opacity: 1; color: ${colour.muted}; background: ${colour.page}; }
  &[readonly] { background: ${colour.page}; border-style: dashed; }
`;

export interface FieldProps {
  id: string;
  label: string;
  help?: string | undefined;
  problem?: string | undefined;
}

/** The ids of what describes a field, for its `aria-describedby`. */
export function describedBy({ id, help, problem }: FieldProps): string | undefined {
  const ids = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Label above, help under it, what is wrong between help and field. */
export const FieldFrame = ({
  id,
  label,
  help,
  problem,
  children,
}: FieldProps & { children: ReactNode }) => (
  <Frame isWrong={Boolean(problem)}>
    <Label htmlFor={id}>{label}</Label>
    {help && <Help id={`${id}-help`}>{help}</Help>}
    {problem && (
      <Wrong id={`${id}-problem`}>
        <Icon name="warning" size={18} />
        <span>{problem}</span>
      </Wrong>
    )}
    {children}
  </Frame>
);
