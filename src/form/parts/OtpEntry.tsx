import { asciiText, oneTimePassword } from '#engine';
import { Row, type SecondaryButton, useAria } from '#ui';
import type { ReactNode } from 'react';
import { t } from '../i18n';
import { Question, type QuestionProps } from './Question';
import { TextBox } from './TextBox';

interface Props extends Pick<QuestionProps, 'help' | 'hint' | 'problem'> {
  id: string;
  code: string;
  onType: (code: string) => void;
  onVerify: () => Promise<void>;
  isBusy: boolean;
  /** The number of its digits. */
  length: number;
  VerifyButton: typeof SecondaryButton;
  /** Next to the button. */
  children?: ReactNode;
}

/** Where a one-time password is typed and verified. */
export function OtpEntry(props: Props) {
  const { id, code, onType, onVerify, isBusy, length, VerifyButton, children, ...frame } = props;
  const verify = () => void onVerify();
  return (
    <Question id={id} label={t('otp.label')} labelled="label" isRequired {...frame}>
      <Row>
        <CodeBox {...{ id, code, onType, length }} onEnter={verify} />
        <VerifyButton onClick={verify} aria-disabled={isBusy}>
          {t('otp.verify')}
        </VerifyButton>
        {children}
      </Row>
    </Question>
  );
}

type CodeBoxProps = Pick<Props, 'id' | 'code' | 'onType' | 'length'> & { onEnter: () => void };

/** A phone offers the code that it was just sent. */
const CodeBox = ({ id, code, onType, length, onEnter }: CodeBoxProps) => (
  <TextBox
    {...useAria(true)}
    id={id}
    value={code}
    onType={onType}
    onLeave={() => onType(oneTimePassword(code, length))}
    corrections={{ typed: asciiText, whole: (text) => oneTimePassword(text, length) }}
    onKeyDown={(event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      onEnter();
    }}
    inputMode="numeric"
    autoComplete="one-time-code"
    size={length}
  />
);
