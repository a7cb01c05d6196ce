import { MessageDialog } from '#ui';
import { t } from '../i18n';

interface Props {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks who signs out while the last answers could not be saved. */
const UnsavedDialog = ({ onLeave, onStay }: Props) => (
  <MessageDialog
    title={t('unsaved.title')}
    message={t('unsaved.message')}
    button={t('unsaved.stay')}
    onClose={onStay}
    confirm={{ button: t('unsaved.leave'), onConfirm: onLeave }}
  />
);

export default UnsavedDialog;
