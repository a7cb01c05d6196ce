import { SecondaryButton, StatePanel } from '#ui';
import { t } from '../i18n';
import { CallUs } from './CallUs';

/**
 * An error in place of content, with a button to try again and the phone number. The button goes with it, so the main
 * region gets the focus.
 */
export const FailedNotice = ({ message, onAgain }: { message: string; onAgain: () => void }) => (
  <StatePanel
    kind="danger"
    role="alert"
    actions={
      <>
        <SecondaryButton
          onClick={() => {
            document.querySelector('main')?.focus({ preventScroll: true });
            onAgain();
          }}
        >
          {t('again')}
        </SecondaryButton>
        <CallUs />
      </>
    }
  >
    <p>{message}</p>
  </StatePanel>
);
