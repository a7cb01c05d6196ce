import { Hint, ProblemText, SecondaryButton, TextButton } from '#ui';
import styled from '@emotion/styled';
import { t } from '../../i18n';
import { otpLength } from '../../controller/otp';
import { OtpEntry } from '../../parts/OtpEntry';
import type { useOtp } from './useOtp';

const Block = styled.div`
  margin-top: 16px;
`;

interface SentOtpProps {
  id: string;
  otp: ReturnType<typeof useOtp>;
  sentTo: string;
}

/** Where the OTP is typed after it was sent; before that, only why it could not be sent. */
export function SentOtp({ id, otp, sentTo }: SentOtpProps) {
  if (!otp.uniqueId)
    return (
      otp.message && (
        <Block>
          <ProblemText role="alert">{otp.message}</ProblemText>
        </Block>
      )
    );
  return (
    <Block>
      <OtpEntry
        id={id}
        code={otp.code}
        onType={otp.setCode}
        onVerify={otp.verify}
        isBusy={otp.isBusy}
        length={otpLength}
        VerifyButton={SecondaryButton}
        help={t('otp.sent', { to: sentTo })}
        problem={otp.message}
      >
        {otp.secondsLeft > 0 ? (
          <Hint>{t('otp.wait', { time: `00:${String(otp.secondsLeft).padStart(2, '0')}` })}</Hint>
        ) : (
          <TextButton onClick={() => void otp.send()} aria-disabled={otp.isBusy}>
            {t('otp.resend')}
          </TextButton>
        )}
      </OtpEntry>
    </Block>
  );
}
