import { fromDesktop } from '#ui';
import styled from '@emotion/styled';

/** A description list and what can be done; on a wide screen the actions are at the right. */
export const FactsAndActions = styled.div`
  display: grid;
  gap: 16px 24px;
  ${fromDesktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    /* The same columns on all cards. */
    & > dl {
      grid-template-columns: repeat(auto-fill, 152px);
    }
  }
`;
