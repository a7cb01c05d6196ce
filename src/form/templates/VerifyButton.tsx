import type { Pointer } from '#engine';
import { Hint, Row, SecondaryButton } from '#ui';
import type { ReactNode } from 'react';
import { isProved as isProvedAt } from '../controller/proofs/proofStatus';
import { verifiedMessage, verifyAnswer } from '../controller/proofs/prove';
import { useFormController, useFormState } from '../controller/useFormController';
import { idOf } from '../draw/fieldId';
import { t } from '../i18n';
import { focusField } from '../page/focusField';
import { focusSoon } from '../parts/focusSoon';
import { useBusy } from '../parts/useBusy';
import { Verified } from '../parts/Verified';

interface Props {
  at: Pointer;
  label: string;
  children: ReactNode;
}

/** A field whose answer is proved by a call, which a button beside it makes. */
export function VerifyButton({ at, label, children }: Props) {
  const controller = useFormController();
  const isProved = useFormState((state) => isProvedAt(controller, state, at));
  const { isBusy, whileBusy } = useBusy();
  const verifiedId = `${idOf(at)}~verified`;

  async function verify() {
    const result = await whileBusy(() => verifyAnswer(controller, at));
    if (typeof result === 'object') focusField(idOf(result.at));
    // The button that had the focus is gone.
    if (result === true) focusSoon(verifiedId);
  }

  return (
    <>
      <Row>
        {children}
        {!isProved && (
          <SecondaryButton
            id={`${idOf(at)}~verify`}
            aria-disabled={isBusy}
            onClick={() => void verify()}
          >
            {label}
          </SecondaryButton>
        )}
        <Hint role="status">{isBusy && t('verify.busy')}</Hint>
      </Row>
      {isProved && (
        <Verified id={verifiedId} tabIndex={-1}>
          {verifiedMessage(controller, at, 'otp.verified')}
        </Verified>
      )}
    </>
  );
}
