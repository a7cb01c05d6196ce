import type { Pointer } from '#engine';
import { useEffect, useRef, useState } from 'react';
import { sendOtp, verifyOtp } from '../../controller/proofs/prove';
import { useFormController } from '../../controller/useFormController';
import { idOf } from '../../draw/fieldId';
import { focusField } from '../../page/focusField';

/** Seconds until an OTP can be asked for again (doc 2 §9). */
const wait = 30;

/** One round of proving: send, wait, type, verify. */
export function useOtp(at: Pointer, id: string) {
  const controller = useFormController();
  const [uniqueId, setUniqueId] = useState<string>();
  const [code, setCode] = useState('');
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState(0);
  const round = useRef(0);

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  function forget() {
    round.current++;
    setUniqueId(undefined);
    setCode('');
    setMessage(undefined);
    setLeft(0);
    setBusy(false);
  }

  async function busily<T>(work: () => Promise<T>): Promise<T | undefined> {
    const mine = ++round.current;
    setBusy(true);
    const result = await work();
    // The value was changed meanwhile: whatever came is about another value.
    if (mine !== round.current) return undefined;
    setBusy(false);
    return result;
  }

  return {
    uniqueId,
    code,
    message,
    isBusy,
    left,
    setCode,
    forget,
    async send() {
      if (isBusy) return;
      setMessage(undefined);
      const result = await busily(() => sendOtp(controller, at));
      if (!result) return;
      if ('at' in result) return focusField(idOf(result.at));
      if ('message' in result) return setMessage(result.message);
      setUniqueId(result.uniqueId);
      setCode('');
      setLeft(wait);
      setTimeout(() => document.getElementById(`${id}~otp`)?.focus());
    },
    async verify() {
      if (isBusy || !uniqueId) return;
      const words = await busily(
        async () => (await verifyOtp(controller, at, uniqueId, code.trim())) ?? '',
      );
      if (words === undefined) return;
      if (words === '') return forget();
      setMessage(words);
      document.getElementById(`${id}~otp`)?.focus();
    },
  };
}
