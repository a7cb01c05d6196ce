import { Row, SecondaryButton, useAria } from '#ui';
import type { KeyboardEvent } from 'react';
import { isProved as isProvedAt } from '../../controller/proofs/proofStatus';
import { verifiedMessage } from '../../controller/proofs/prove';
import { useFormState, useFormController } from '../../controller/useFormController';
import { t } from '../../i18n';
import { TextBox } from '../../parts/TextBox';
import { Verified } from '../../parts/Verified';
import type { AnswerProps } from '../props';
import { correctionsOf, inputModeOf } from '../text/inputText';
import { textFormatOf } from '../text/textFormat';
import { useControlledText } from '../text/useControlledText';
import { SentOtp } from './SentOtp';
import { useOtp } from './useOtp';

/** A value that an OTP sent to it has to prove: one that the customer types, or one of the insurer that they own. */
export function OtpWidget({ id, at, schema, isRequired, ui, value, onAnswer }: AnswerProps) {
  const controller = useFormController();
  const { text, type, leave } = useControlledText(value, onAnswer, textFormatOf(schema));
  const isProved = useFormState((state) => isProvedAt(controller, state, at));
  const otp = useOtp(at, id);
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isProved) return;
    event.preventDefault();
    void otp.send();
  };
  return (
    <>
      <Row>
        <TextBox
          {...useAria(isRequired)}
          id={id}
          value={text}
          onType={(next) => {
            type(next);
            otp.forget();
          }}
          onLeave={leave}
          onKeyDown={sendOnEnter}
          corrections={correctionsOf(schema)}
          inputMode={inputModeOf(schema)}
          readOnly={schema.readOnly}
          autoComplete={ui.autocomplete ?? 'off'}
          placeholder={ui.placeholder}
          size={ui.width}
          spellCheck={false}
        />
        {!isProved && !otp.uniqueId && (
          <SecondaryButton onClick={() => void otp.send()} aria-disabled={otp.isBusy}>
            {t('otp.send')}
          </SecondaryButton>
        )}
      </Row>
      {isProved ? (
        <Verified id={`${id}~verified`} tabIndex={-1}>
          {verifiedMessage(controller, at, 'otp.verified')}
        </Verified>
      ) : (
        <SentOtp id={`${id}~otp`} otp={otp} sentTo={text} />
      )}
    </>
  );
}
