import { Notice, SecondaryButton, Stack } from '#ui';
import { t } from '../i18n';

/** What could not be loaded, with a button to try again. */
export const FailedNotice = ({ message, onAgain }: { message: string; onAgain: () => void }) => (
  <Notice kind="danger" role="alert">
    <Stack gap={2}>
      <p>{message}</p>
      <div>
        <SecondaryButton onClick={onAgain}>{t('again')}</SecondaryButton>
      </div>
    </Stack>
  </Notice>
);
