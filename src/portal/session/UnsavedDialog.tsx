import { MessageDialog } from '#ui';
import { t } from '../i18n';

interface Props {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before a logout that would lose unsaved answers. It must show without a connection, so it is not loaded on demand. */
export const UnsavedDialog = ({ onLeave, onStay }: Props) => (
  <MessageDialog
    title={t('unsaved.title')}
    message={t('unsaved.message')}
    button={t('unsaved.stay')}
    onClose={onStay}
    confirm={{ button: t('unsaved.leave'), onConfirm: onLeave, losesData: true }}
  />
);
