import styled from '@emotion/styled';

/** There for screen readers and for keys, out of sight. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const VisuallyHidden = styled.span(visuallyHidden);
