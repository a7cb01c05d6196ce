import { useCountdown } from '#ui';
import { oneTimePassword, type Signature } from '#engine';
import { useState } from 'react';
import {
  type OtpError,
  sendSignatureOtp,
  type SignatureOtp,
  verifySignatureOtp,
} from '../controller/signatures';
import { otpLength } from '../controller/otp';
import { useFormController } from '../controller/useFormController';
import { focusSoon } from '../parts/focusSoon';
import { useBusy } from '../parts/useBusy';

/** The signature of one party: an OTP is sent, typed and verified. */
export function useSignature(signature: Signature, otpId: string) {
  const controller = useFormController();
  const [sent, setSent] = useState<SignatureOtp>();
  const [code, setCode] = useState('');
  const [error, setError] = useState<OtpError>();
  const { isBusy, whileBusy } = useBusy();
  const countdown = useCountdown();

  return {
    sent,
    code,
    error,
    isBusy,
    secondsLeft: countdown.secondsLeft,
    setCode,
    async send() {
      if (isBusy) return;
      setError(undefined);
      const result = await whileBusy(() => sendSignatureOtp(controller, signature));
      if (!result) return setSent(undefined);
      if ('message' in result) return setError(result);
      setSent(result);
      setCode('');
      countdown.start(signature.resendAfter);
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
      countdown.stop();
      setSent(undefined);
      setCode('');
      focusSoon(`${signature.id}~verified`);
    },
  };
}
