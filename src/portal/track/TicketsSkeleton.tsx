import { Card, Row, Skeleton, Stack } from '#ui';
import styled from '@emotion/styled';

/** So high that nothing below it is on the screen and moves when the requests arrive. */
const Whole = styled(Stack)`
  min-height: 100vh;
  align-content: start;
`;

const Body = styled.div`
  min-height: 220px;
`;

export const TicketsSkeleton = () => (
  <Whole gap={2} aria-busy="true">
    {[1, 2, 3].map((card) => (
      <Card as="div" key={card}>
        <Body>
          <Stack gap={2}>
            <Row>
              <Skeleton width={20} />
              <Skeleton width={10} />
            </Row>
            <Skeleton width={30} />
            <Skeleton width={48} />
          </Stack>
        </Body>
      </Card>
    ))}
  </Whole>
);
