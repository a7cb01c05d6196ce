import { Notice, SecondaryButton, Stack } from '#ui';
import { t } from '../i18n';

/** Something could not be had: says what, in its place, with the way to ask again. */
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
