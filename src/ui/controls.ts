import styled from '@emotion/styled';
import { tokens } from './tokens';

const { colour, radius, target } = tokens;

/** The common style of text boxes, drop-downs and text areas; font, focus ring and arrow come from `global.css`. */
const box = `
  width: 100%;
  min-height: ${target}px;
  padding: 8px 12px;
  background-color: ${colour.card};
  border: 1px solid ${colour.border};
  border-radius: ${radius.control}px;
  &[aria-invalid='true'] { padding: 7px 11px; border: 2px solid ${colour.red}; }
  &:disabled { cursor: default; opacity: 1; color: ${colour.muted}; background-color: ${colour.page}; }
  &[readonly] { background: ${colour.page}; border-style: dashed; }
`;

export const Input = styled.input(box);
export const Select = styled.select(box);
export const TextArea = styled.textarea(box, 'min-height: 96px; resize: vertical;');

/** The width of a control for a number of characters. */
export const widthFor = (characters: unknown) =>
  typeof characters === 'number' ? { maxWidth: `calc(${characters}ch + 48px)` } : undefined;
