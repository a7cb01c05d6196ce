import { fromDesktop, Skeleton, Stack, tokens } from '#ui';
import styled from '@emotion/styled';

export const Details = styled(Stack)`
  padding-top: 24px;
  border-top: 1px solid ${tokens.colour.hairline};
`;

/** About as high as the details: names of two lines move nothing that is in sight. */
const Awaited = styled(Details)`
  align-content: start;
  min-height: 480px;
  ${fromDesktop} {
    min-height: 464px;
  }
`;

export const DetailsSkeleton = () => (
  <Awaited gap={3} aria-busy="true">
    {[60, 40, 60, 40].map((width, i) => (
      <Skeleton key={i} width={width} />
    ))}
  </Awaited>
);
