import { TextButton, tokens, useCountdown } from '#ui';
import styled from '@emotion/styled';
import { t } from '../i18n';

const Again = styled.div`
  display: flex;
  align-items: center;
  min-height: ${tokens.target}px;
  color: ${tokens.colour.muted};
`;

/** A countdown, then a button to resend the OTP. */
export const Resend = ({ at, onResend }: { at: number; onResend: () => Promise<void> }) => {
  const { secondsLeft: seconds } = useCountdown(at);
  return (
    <Again>
      {seconds > 0 ? (
        <p role="timer">{t('signIn.resendIn', { seconds })}</p>
      ) : (
        <TextButton onClick={() => void onResend()}>{t('signIn.resend')}</TextButton>
      )}
    </Again>
  );
};
