import { getAt, oneTimePassword, type Pointer } from '#engine';
import { useState } from 'react';
import { forgetSentOtp, keepSentOtp, otpLength } from '../../controller/otp';
import { sendOtp, verifyOtp } from '../../controller/proofs/prove';
import { useFormController, useFormState } from '../../controller/useFormController';
import { idOf } from '../../draw/fieldId';
import { focusField } from '../../page/focusField';
import { focusSoon } from '../../parts/focusSoon';
import { useBusy } from '../../parts/useBusy';
import { useResendPause } from '../../parts/useResendPause';

/** Seconds until another OTP can be sent. */
const resendAfter = 30;

/** An OTP that proves a value: send, resend, type, verify. */
export function useOtp(at: Pointer, id: string) {
  const controller = useFormController();
  const sent = useFormState(({ answers, sentOtps }) =>
    sentOtps[at]?.about === getAt(answers, at) ? sentOtps[at] : undefined,
  );
  const uniqueId = sent?.uniqueId;
  const [code, setCode] = useState('');
  const [message, setMessage] = useState<string>();
  const { isBusy, whileBusy, stopWaiting } = useBusy();
  const secondsLeft = useResendPause(sent, resendAfter);

  function forget() {
    // The result of a call that is running is about the old value.
    stopWaiting();
    forgetSentOtp(controller, at);
    setCode('');
    setMessage(undefined);
  }

  return {
    uniqueId,
    code,
    message,
    isBusy,
    secondsLeft,
    setCode,
    forget,
    async send() {
      if (isBusy) return;
      setMessage(undefined);
      const result = await whileBusy(() => sendOtp(controller, at));
      if (!result) return;
      if ('at' in result) return focusField(idOf(result.at));
      if ('message' in result) return setMessage(result.message);
      keepSentOtp(controller, at, result);
      setCode('');
      focusSoon(`${id}~otp`);
    },
    async verify() {
      if (isBusy || !uniqueId) return;
      const problem = await whileBusy(
        async () =>
          (await verifyOtp(controller, at, uniqueId, oneTimePassword(code, otpLength))) ?? '',
      );
      if (problem === undefined) return;
      if (problem === '') {
        forget();
        return focusSoon(`${id}~verified`);
      }
      setMessage(problem);
      document.getElementById(`${id}~otp`)?.focus();
    },
  };
}
