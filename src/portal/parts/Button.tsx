import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tokens } from '../tokens';

const { colour, radius, target } = tokens;

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: ${target}px;
  padding: 8px 20px;
  border: 1px solid transparent;
  border-radius: ${radius.control}px;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
  &:disabled {
    cursor: default;
    opacity: 0.6;
  }
`;

export const PrimaryButton = styled.button`
  ${shape}
  color: ${colour.card};
  background: ${colour.primary};
  &:hover:not(:disabled) {
    background: ${colour.primaryDark};
  }
`;

export const SecondaryButton = styled.button`
  ${shape}
  color: ${colour.primary};
  background: ${colour.card};
  border-color: ${colour.primary};
  &:hover:not(:disabled) {
    background: ${colour.primarySoft};
  }
`;

export const TextButton = styled.button`
  ${shape}
  padding: 8px 4px;
  color: ${colour.primary};
  background: none;
  text-decoration: underline;
  text-underline-offset: 3px;
  &:hover:not(:disabled) {
    color: ${colour.primaryDark};
  }
`;
