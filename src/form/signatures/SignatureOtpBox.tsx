import { PrimaryButton } from '../../look/Button';
import { useAria } from '../../look/FieldContext';
import { Row } from '../../look/Row';
import { Question } from '../parts/Question';
import { TextBox } from '../parts/TextBox';
import { say } from '../words';
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
      label={say('otp.label')}
      labelled="label"
      isRequired
      problem={otp.refusal?.says}
      hint={otp.refusal?.hint}
    >
      <Row>
        <Code id={id} otp={otp} />
        <PrimaryButton onClick={() => void otp.verify()} disabled={otp.isBusy}>
          {say('otp.verify')}
        </PrimaryButton>
      </Row>
    </Question>
  );
}

function Code({ id, otp }: Props) {
  return (
    <TextBox
      {...useAria(true)}
      id={id}
      value={otp.code}
      onType={otp.setCode}
      asTyped={(text) => text.replace(/\D/g, '')}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        void otp.verify();
      }}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={most}
      size={most}
    />
  );
}
