import { PrimaryButton, Row } from '#ui';
import { Question } from '../parts/Question';
import { OtpBox } from '../parts/OtpBox';
import { t } from '../i18n';
import type { useSignature } from './useSignature';

/** As long as the OTP is (doc 2 §9). */
const most = 4;

interface Props {
  id: string;
  otp: ReturnType<typeof useSignature>;
}

export function SignatureOtpBox({ id, otp }: Props) {
  return (
    <Question
      id={id}
      label={t('otp.label')}
      labelled="label"
      isRequired
      problem={otp.refusal?.message}
      hint={otp.refusal?.hint}
    >
      <Row>
        <OtpBox
          id={id}
          code={otp.code}
          onType={otp.setCode}
          onEnter={() => void otp.verify()}
          most={most}
        />
        <PrimaryButton onClick={() => void otp.verify()} disabled={otp.isBusy}>
          {t('otp.verify')}
        </PrimaryButton>
      </Row>
    </Question>
  );
}
