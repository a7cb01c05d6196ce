import { onPaper, primary, secondary, tokens } from '#ui';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
const plain = { textDecoration: 'none' };

/** Links that look like buttons. */
export const PrimaryLink = styled(Link)(primary, plain);
export const SecondaryLink = styled(Link)(secondary, plain);

/** An icon and text, with the smallest target size. */
export const IconLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${tokens.target}px;
  font-weight: 600;
  svg {
    flex: none;
  }
  ${onPaper} {
    display: none;
  }
`;
