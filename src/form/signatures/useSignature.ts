import { oneTimePassword, type Signature } from '#engine';
import { useMemo, useState } from 'react';
import {
  type OtpError,
  sendSignatureOtp,
  textToSign,
  verifySignatureOtp,
} from '../controller/signatures';
import { otpLength } from '../controller/otp';
import { useFormController, useFormState } from '../controller/useFormController';
import { focusSoon } from '../parts/focusSoon';
import { useBusy } from '../parts/useBusy';
import { useResendPause } from '../parts/useResendPause';

/** The signature of one party: an OTP is sent, typed and verified. */
export function useSignature(signature: Signature, otpId: string) {
  const controller = useFormController();
  const answers = useFormState((state) => state.answers);
  const otp = useFormState(({ sentOtps }) => sentOtps[signature.id]);
  const sent = useMemo(
    () => (otp && otp.about === textToSign(controller, answers) ? otp : undefined),
    [controller, answers, otp],
  );
  const [code, setCode] = useState('');
  const [error, setError] = useState<OtpError>();
  const { isBusy, whileBusy } = useBusy();
  const secondsLeft = useResendPause(sent, signature.resendAfter);

  return {
    sent,
    code,
    error,
    isBusy,
    secondsLeft,
    setCode,
    async send() {
      if (isBusy) return;
      setError(undefined);
      const result = await whileBusy(() => sendSignatureOtp(controller, signature));
      if (!result) return;
      if ('message' in result) return setError(result);
      setCode('');
      focusSoon(otpId);
    },
    async verify() {
      if (isBusy || !sent) return;
      setError(undefined);
      const refused = await whileBusy(() =>
        verifySignatureOtp(controller, signature, sent, oneTimePassword(code, otpLength)),
      );
      setError(refused);
      if (refused) return document.getElementById(otpId)?.focus();
      setCode('');
      focusSoon(`${signature.id}~verified`);
    },
  };
}
