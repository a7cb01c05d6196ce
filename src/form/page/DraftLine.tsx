import { styled } from '@mui/material/styles';
import { startAgain } from '../session/open';
import { useRequest, useSession } from '../session/useSession';
import { say } from '../words';
import { QuietButton } from '../parts/QuietButton';

const Line = styled('p')(({ theme }) => ({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  color: theme.palette.text.secondary,
}));

/** Says that an earlier visit's typing is back, and how to be rid of it. */
export function DraftLine() {
  const session = useSession();
  const isRestored = useRequest((state) => state.draft === 'restored');
  if (!isRestored) return null;
  return (
    <Line role="status">
      {say('draft.restored')}
      <QuietButton
        onClick={() => {
          startAgain(session);
          document.querySelector('h1')?.focus();
        }}
      >
        {say('draft.startAgain')}
      </QuietButton>
    </Line>
  );
}
