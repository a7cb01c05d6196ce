import styled from '@emotion/styled';
import { Row } from '../../look/Row';
import { tokens } from '../../look/tokens';
import { startAnew } from '../session/open';
import { useRequest, useSession } from '../session/useSession';
import { say } from '../words';
import { TextButton } from '../../look/Button';

const Line = styled(Row)`
  color: ${tokens.colour.muted};
`;

/** Says that an earlier visit's typing is back, and how to be rid of it. */
export function DraftLine() {
  const session = useSession();
  const isRestored = useRequest((state) => state.draft === 'restored');
  if (!isRestored) return null;
  return (
    <Line as="p" role="status">
      {say('draft.restored')}
      <TextButton
        onClick={() => {
          startAnew(session);
          document.querySelector('h1')?.focus();
        }}
      >
        {say('draft.startAgain')}
      </TextButton>
    </Line>
  );
}
