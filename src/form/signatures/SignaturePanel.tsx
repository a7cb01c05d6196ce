import { Hint, PrimaryButton, ProblemText, Row, Stack, TextButton } from '#ui';
import type { Signature } from '#engine';
import { memo } from 'react';
import { otpLength } from '../controller/otp';
import { OtpEntry } from '../parts/OtpEntry';
import { Fieldset, Legend } from '../parts/Fieldset';
import { Verified } from '../parts/Verified';
import { signatureContacts } from '../controller/signatures';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { useSignature } from './useSignature';

/** mm:ss; full again once the countdown is over (OPEN-114). */
const minutesAndSeconds = (seconds: number) => new Date(seconds * 1000).toISOString().slice(14, 19);

interface Props {
  signature: Signature;
  isGiven: boolean;
  /** Title of the party that has to sign first, if any. */
  before: string | undefined;
}

/** One party and its OTP: not sent, sent, or verified. */
export const SignaturePanel = memo(function SignaturePanel(props: Props) {
  const { signature, isGiven, before } = props;
  const controller = useFormController();
  const { id, title } = signature;
  const otp = useSignature(signature, `${id}~otp`);
  const lapse = useFormState(({ signed, expiredSignatures }) => {
    if (expiredSignatures.includes(id)) return 'expired';
    return signed[id] === undefined ? 'to' : 'changed';
  });
  const { to } = signatureContacts(controller, signature);
  const { secondsLeft, sent } = otp;
  const turnId = `${id}~turn`;
  const aboutId = `${id}~about`;
  return (
    <Fieldset id={id}>
      <Legend>{title}</Legend>
      {isGiven ? (
        <Verified id={`${id}~verified`} tabIndex={-1}>
          {t('signatures.verified')}
        </Verified>
      ) : (
        <Stack gap={2}>
          <Hint id={aboutId}>
            {to.length === 0
              ? t('signatures.noContact')
              : t(`signatures.${lapse}`, { to: to.join(', ') })}
          </Hint>
          {sent ? (
            <>
              <OtpEntry
                id={`${id}~otp`}
                code={otp.code}
                onType={otp.setCode}
                onVerify={otp.verify}
                isBusy={otp.isBusy}
                length={otpLength}
                VerifyButton={PrimaryButton}
                problem={otp.error?.message}
                hint={otp.error?.hint}
              />
              <Row>
                {secondsLeft > 0 ? (
                  <span role="status">{t('signatures.sent')}</span>
                ) : (
                  <TextButton onClick={() => void otp.send()} aria-disabled={otp.isBusy}>
                    {t('signatures.resend')}
                  </TextButton>
                )}
                <Hint as="span">
                  {t(secondsLeft > 0 ? 'signatures.waits' : 'signatures.willWait')}{' '}
                  <span role="timer">
                    {minutesAndSeconds(secondsLeft || signature.resendAfter)}
                  </span>
                </Hint>
              </Row>
            </>
          ) : (
            <Row>
              <PrimaryButton
                onClick={() => void otp.send()}
                disabled={before !== undefined || to.length === 0}
                aria-disabled={otp.isBusy}
                aria-describedby={before ? turnId : aboutId}
              >
                {t('otp.send')}
              </PrimaryButton>
              {before && <Hint id={turnId}>{t('signatures.turn', { title: before })}</Hint>}
            </Row>
          )}
          {!sent && otp.error && <ProblemText role="alert">{otp.error.message}</ProblemText>}
        </Stack>
      )}
    </Fieldset>
  );
});
