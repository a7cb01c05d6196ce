import { MessageDialog } from '#ui';
import { t } from '../i18n';
import { useStore } from '../store';
import { logoutLoss } from './loggingOut';
import { useLogout } from './useLogout';

/**
 * Asks before a logout that would lose unsaved answers. It must show without a connection, so it is not loaded on demand;
 * and in no menu, which closes where another page opens, and would hide what still waits for an answer.
 */
export const UnsavedDialog = () => {
  const loss = useStore(logoutLoss);
  const { leave, stay } = useLogout();
  if (!loss) return null;
  return (
    <MessageDialog
      title={t(loss === 'sending' ? 'unsaved.sendingTitle' : 'unsaved.title')}
      message={t(loss === 'sending' ? 'unsaved.sending' : 'unsaved.message')}
      button={t('unsaved.stay')}
      onClose={stay}
      confirm={{ button: t('unsaved.leave'), onConfirm: leave, comesLast: true }}
    />
  );
};
