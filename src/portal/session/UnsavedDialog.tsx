import { MessageDialog } from '#ui';
import { t } from '../i18n';
import type { Loss } from './useLogout';

interface Props {
  loss: Loss;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before a logout that would lose unsaved answers. It must show without a connection, so it is not loaded on demand. */
export const UnsavedDialog = ({ loss, onLeave, onStay }: Props) => (
  <MessageDialog
    title={t(loss === 'sending' ? 'unsaved.sendingTitle' : 'unsaved.title')}
    message={t(loss === 'sending' ? 'unsaved.sending' : 'unsaved.message')}
    button={t('unsaved.stay')}
    onClose={onStay}
    confirm={{ button: t('unsaved.leave'), onConfirm: onLeave, comesLast: true }}
  />
);
