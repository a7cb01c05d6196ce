import type { Pointer } from '#engine';
import { Hint, Row, SecondaryButton } from '#ui';
import type { ReactNode } from 'react';
import { pressLookUp } from '../controller/answers/lookUps';
import { useFormController, useFormState } from '../controller/useFormController';
import { idOf } from '../draw/fieldId';
import { t } from '../i18n';
import { focusField } from '../page/focusField';

interface Props {
  at: Pointer;
  label: string;
  children: ReactNode;
}

/** A field whose look-up starts by a button beside it. */
export function LookUpButton({ at, label, children }: Props) {
  const controller = useFormController();
  const isBusy = useFormState((state) => at in state.lookUps);

  function press() {
    const wrong = pressLookUp(controller, at);
    if (wrong) focusField(idOf(wrong));
  }

  return (
    <Row>
      {children}
      <SecondaryButton aria-disabled={isBusy} onClick={press}>
        {label}
      </SecondaryButton>
      <Hint role="status">{isBusy && t('lookUp.busy')}</Hint>
    </Row>
  );
}
