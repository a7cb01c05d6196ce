import styled from '@emotion/styled';

/** Hidden from sight, but not from screen readers and the keyboard. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const VisuallyHidden = styled.span(visuallyHidden);
