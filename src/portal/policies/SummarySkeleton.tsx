import { Card, fromDesktop, Skeleton, Stack } from '#ui';
import styled from '@emotion/styled';
import { besideEachOther } from './besideEachOther';

const Tiles = styled(Card)`
  height: 354px;
  ${besideEachOther} {
    height: 225px;
  }
`;

const Item = styled(Card)`
  height: 143px;
  ${fromDesktop} {
    height: 81px;
  }
`;

/** The summary of what the customer has and what needs attention: as high as last time, or as for most customers. */
export const SummarySkeleton = ({ height }: { height: number | undefined }) => (
  <Stack gap={4} aria-busy="true" style={{ height, overflow: 'hidden' }}>
    <Tiles as="div">
      <Stack gap={2}>
        <Skeleton width={16} />
        <Skeleton width={24} />
        <Skeleton width={30} />
      </Stack>
    </Tiles>
    <Stack gap={2}>
      <Skeleton width={24} />
      <Item as="div">
        <Skeleton width={30} />
      </Item>
    </Stack>
  </Stack>
);
