import styled from '@emotion/styled';

/** A row that wraps. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  /* What will be announced there takes no room before. */
  > [role='status']:empty {
    position: absolute;
  }
`;
