import { say } from '../words';
import { SecondaryButton } from './Button';
import { Stack } from './Card';
import { Notice } from './Notice';

/** Something could not be had: says what, in its place, with the way to ask again. */
export const FailedNotice = ({ says, onAgain }: { says: string; onAgain: () => void }) => (
  <Notice kind="danger" role="alert">
    <Stack gap={2}>
      <p>{says}</p>
      <div>
        <SecondaryButton type="button" onClick={onAgain}>
          {say('again')}
        </SecondaryButton>
      </div>
    </Stack>
  </Notice>
);
