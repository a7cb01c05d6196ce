import styled from '@emotion/styled';
import { tokens } from '../tokens';
import { say } from '../words';

const Hint = styled.p`
  font-size: 0.9rem;
  color: ${tokens.colour.muted};
`;

export const DemoHint = () => (
  <Hint>
    {say('signIn.demo.try')}{' '}
    <a href="/demo/outbox" target="_blank" rel="noreferrer">
      {say('signIn.demo.outbox')}
    </a>
  </Hint>
);
