import { Hint, PrimaryButton, ProblemText, Row, Stack, TextButton } from '#ui';
import type { Signature } from '#engine';
import { memo } from 'react';
import { Fieldset, Legend } from '../parts/Fieldset';
import { Verified } from '../parts/Verified';
import { signatureContacts } from '../controller/signatures';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { SignatureOtpBox } from './SignatureOtpBox';
import { useSignature } from './useSignature';

interface Props {
  signature: Signature;
  isGiven: boolean;
  /** Who signs before; nobody when it is this one's turn. */
  before: string | undefined;
}

/** One party and its OTP: not sent, sent, verified or not. */
export const SignaturePanel = memo(function SignaturePanel(props: Props) {
  const { signature, isGiven, before } = props;
  const controller = useFormController();
  const { id, title } = signature;
  const otp = useSignature(signature, `${id}~otp`);
  const wasGiven = useFormState((state) => state.signed[id] !== undefined);
  const { to } = signatureContacts(controller, signature);
  const { countdown, sent } = otp;
  const turnId = `${id}~turn`;
  return (
    <Fieldset id={id}>
      <Legend>{title}</Legend>
      {isGiven ? (
        <Verified>{t('signatures.verified')}</Verified>
      ) : (
        <Stack gap={2}>
          <Hint>
            {to.length === 0
              ? t('signatures.noContact')
              : t(wasGiven ? 'signatures.changed' : 'signatures.to', { to: to.join(', ') })}
          </Hint>
          {sent ? (
            <>
              <SignatureOtpBox id={`${id}~otp`} otp={otp} />
              <Row>
                {countdown.isRunning ? (
                  <span role="status">{t('signatures.sent')}</span>
                ) : (
                  <TextButton onClick={() => void otp.send()} disabled={otp.isBusy}>
                    {t('signatures.resend')}
                  </TextButton>
                )}
                <span role="timer">{countdown.shown}</span>
              </Row>
            </>
          ) : (
            <Row>
              <PrimaryButton
                onClick={() => void otp.send()}
                disabled={otp.isBusy || before !== undefined || to.length === 0}
                aria-describedby={before && turnId}
              >
                {t('otp.send')}
              </PrimaryButton>
              {before && <Hint id={turnId}>{t('signatures.turn', { title: before })}</Hint>}
            </Row>
          )}
          {!sent && otp.refusal && <ProblemText role="alert">{otp.refusal.message}</ProblemText>}
        </Stack>
      )}
    </Fieldset>
  );
});
