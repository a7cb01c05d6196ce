import { Hint, Icon, Row, SecondaryButton, useFieldAria } from '#ui';
import { idOf } from '../draw/fieldId';
import { focusField } from '../page/focusField';
import { pressButton } from '../controller/answers/pressButton';
import { useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { useBusy } from '../parts/useBusy';
import type { AnswerProps } from './props';

/** A button; once it is pressed, further questions are active. */
export function ButtonWidget({ id, at, label, value }: AnswerProps) {
  const controller = useFormController();
  const { describedBy } = useFieldAria();
  const { isBusy, whileBusy } = useBusy();
  const isPressed = value === true;

  async function press() {
    if (isPressed) return;
    const before = await whileBusy(() => pressButton(controller, at));
    if (before) focusField(idOf(before));
  }

  return (
    <Row>
      <SecondaryButton
        id={id}
        aria-pressed={isPressed}
        aria-describedby={describedBy}
        onClick={() => void press()}
      >
        {isPressed && <Icon name="check" />}
        {label}
      </SecondaryButton>
      <Hint role="status">{isBusy && t('button.busy')}</Hint>
    </Row>
  );
}
