import { Hint, ProblemText, Row, SecondaryButton, TextButton } from '#ui';
import styled from '@emotion/styled';
import { t } from '../../i18n';
import { OtpBox } from '../../parts/OtpBox';
import { Question } from '../../parts/Question';
import type { useOtp } from './useOtp';

/** The input takes up to six although four are right (doc 1 §9). */
const most = 6;

const Block = styled.div`
  margin-top: 16px;
`;

interface OtpEntryProps {
  id: string;
  otp: ReturnType<typeof useOtp>;
  sentTo: string;
}

/** Where the OTP is typed once it was sent; before that, only why it could not be sent. */
export function OtpEntry({ id, otp, sentTo }: OtpEntryProps) {
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
      <Question
        id={id}
        label={t('otp.label')}
        labelled="label"
        isRequired
        help={t('otp.sent', { to: sentTo })}
        problem={otp.message}
      >
        <Row>
          <OtpBox
            id={id}
            code={otp.code}
            onType={otp.setCode}
            onEnter={() => void otp.verify()}
            most={most}
          />
          <SecondaryButton onClick={() => void otp.verify()} disabled={otp.isBusy}>
            {t('otp.verify')}
          </SecondaryButton>
          {otp.left > 0 ? (
            <Hint>{t('otp.wait', { time: `00:${String(otp.left).padStart(2, '0')}` })}</Hint>
          ) : (
            <TextButton onClick={() => void otp.send()} disabled={otp.isBusy}>
              {t('otp.resend')}
            </TextButton>
          )}
        </Row>
      </Question>
    </Block>
  );
}
