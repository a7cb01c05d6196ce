import { useState } from 'react';
import type { Signature } from '../../engine';
import { sendSignatureOtp, type SignatureOtp, verifySignatureOtp } from '../session/sign';
import { useSession } from '../session/useSession';
import { useCountdown } from './useCountdown';

/** One party's way to sign: an OTP is sent, typed and verified. */
export function useSignature(signature: Signature, otpId: string) {
  const session = useSession();
  const [sent, setSent] = useState<SignatureOtp>();
  const [code, setCode] = useState('');
  const [says, setSays] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const countdown = useCountdown(signature.resendAfter);

  async function busily<T>(work: () => Promise<T>): Promise<T> {
    setBusy(true);
    setSays(undefined);
    return work().finally(() => setBusy(false));
  }

  return {
    sent,
    code,
    says,
    isBusy,
    countdown,
    setCode,
    async send() {
      if (isBusy) return;
      const result = await busily(() => sendSignatureOtp(session, signature));
      if (!result) return setSent(undefined);
      if ('says' in result) return setSays(result.says);
      setSent(result);
      setCode('');
      countdown.start();
      setTimeout(() => document.getElementById(otpId)?.focus());
    },
    async verify() {
      if (isBusy || !sent) return;
      const words = await busily(() => verifySignatureOtp(session, signature, sent, code.trim()));
      setSays(words);
      if (words !== undefined) return document.getElementById(otpId)?.focus();
      countdown.stop();
      setSent(undefined);
      setCode('');
    },
  };
}
