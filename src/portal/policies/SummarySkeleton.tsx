import { Card, fromDesktop, Skeleton, Stack } from '#ui';
import styled from '@emotion/styled';

/** As high as the summary of what the customer has, with what needs attention. */
const Reserved = styled(Card)`
  min-height: 400px;
  ${fromDesktop} {
    min-height: 320px;
  }
`;

export const SummarySkeleton = () => (
  <Reserved as="div" aria-busy="true">
    <Stack gap={2}>
      <Skeleton width={16} />
      <Skeleton width={24} />
      <Skeleton width={30} />
    </Stack>
  </Reserved>
);
