import type { Choices } from '#engine';
import { MessageDialog } from '#ui';
import { useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { goToField } from '../wizard/navigation';

interface Props {
  message: string;
  choices?: Choices;
  onChoice: (goesOn: boolean) => void;
}

/** A verdict between two steps. Only its buttons choose; Escape neither goes on nor changes anything. */
export function PauseDialog({ message, choices, onChoice }: Props) {
  const controller = useFormController();
  const choose = (goesOn: boolean) => {
    controller.store.set({ dialog: undefined });
    onChoice(goesOn);
  };
  if (!choices)
    return (
      <MessageDialog
        title={t('dialog.title')}
        message={message}
        button={t('dialog.close')}
        onClose={() => choose(true)}
        requiresAnswer
      />
    );
  return (
    <MessageDialog
      title={t('dialog.title')}
      message={message}
      note={choices.note}
      button={choices.change}
      onClose={() => {
        choose(false);
        goToField(controller, choices.field);
      }}
      confirm={{ button: choices.goOn, onConfirm: () => choose(true), comesLast: true }}
      requiresAnswer
    />
  );
}
