import { SecondaryButton, StatePanel } from '#ui';
import { t } from '../i18n';
import { CallUs } from './CallUs';

/** What could not be loaded, with a button to try again, and whom to call. */
export const FailedNotice = ({ message, onAgain }: { message: string; onAgain: () => void }) => (
  <StatePanel
    kind="danger"
    role="alert"
    actions={
      <>
        <SecondaryButton onClick={onAgain}>{t('again')}</SecondaryButton>
        <CallUs />
      </>
    }
  >
    <p>{message}</p>
  </StatePanel>
);
