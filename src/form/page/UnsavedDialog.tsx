import { MessageDialog } from '#ui';
import { say } from '../i18n';

interface Props {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks who signs out while the last answers could not be saved. */
const UnsavedDialog = ({ onLeave, onStay }: Props) => (
  <MessageDialog
    title={say('unsaved.title')}
    says={say('unsaved.says')}
    button={say('unsaved.stay')}
    onClose={onStay}
    confirm={{ button: say('unsaved.leave'), onConfirm: onLeave }}
  />
);

export default UnsavedDialog;
