import styled from '@emotion/styled';

/** Things beside each other, as far as there is room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;
