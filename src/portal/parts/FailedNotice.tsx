import { Notice, SecondaryButton, Stack } from '#ui';
import { say } from '../i18n';

/** Something could not be had: says what, in its place, with the way to ask again. */
export const FailedNotice = ({ says, onAgain }: { says: string; onAgain: () => void }) => (
  <Notice kind="danger" role="alert">
    <Stack gap={2}>
      <p>{says}</p>
      <div>
        <SecondaryButton onClick={onAgain}>{say('again')}</SecondaryButton>
      </div>
    </Stack>
  </Notice>
);
