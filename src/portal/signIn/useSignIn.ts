import { maskDate } from '#ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { endSession } from '../session/logout';
import { parseDate, formatDate } from '../format/date';
import { t } from '../i18n';
import { useToday } from '../insurerClock';
import { problemOfDateOfBirth, readDateOfBirth } from './dateOfBirth';
import { problemOfIdentifier, readIdentifier } from './identifier';
import { problemOfOtp, readOtp } from './otp';
import { requestOtp, type OtpRequest } from './requestOtp';

export type Field = 'identifier' | 'dob' | 'otp';
type Problems = { [field in Field]?: string };

/** What a session is made of is not needed before the OTP is. */
const loadVerifyOtp = () => import('./verifyOtp');

/** In milliseconds: how long until another OTP may be asked for. */
const pause = 59_000;

/** The state of the sign-in screen: what was typed, what is wrong with it, and the OTP that was sent. */
export function useSignIn(onSignedIn: (clientId: string) => void) {
  const [query] = useSearchParams();
  const today = useToday();
  const [identifier, setIdentifier] = useState(query.get('policyNum') ?? '');
  const [dob, setDob] = useState(() => readDateOfBirth(query.get('dob')));
  const [otp, setOtp] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [sent, setSent] = useState<OtpRequest>();
  const [resendAt, setResendAt] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const [attempts, setAttempts] = useState(0);

  useEffect(endSession, []);

  const mend = (field: Field) => setProblems(({ [field]: _mended, ...others }) => others);

  /** Shows what is wrong, if anything, and tells whether all is well. */
  function judge(wrong: { [field in Field]?: string | undefined }): boolean {
    const found = Object.entries(wrong).filter((entry): entry is [Field, string] => !!entry[1]);
    setProblems(Object.fromEntries(found.map(([field, path]) => [field, t(path)])));
    return found.length === 0;
  }

  async function ask(who: Pick<OtpRequest, 'identifier' | 'dob'>, field: Field) {
    const answer = await requestOtp(who.identifier, who.dob);
    if ('message' in answer) return setProblems(answer.message ? { [field]: answer.message } : {});
    setSent(answer);
    setOtp('');
    setProblems({});
    setResendAt(Date.now() + pause);
  }

  async function askFirst() {
    const isFine = judge({
      identifier: problemOfIdentifier(identifier),
      dob: problemOfDateOfBirth(dob, today),
    });
    const date = parseDate(dob);
    if (isFine && date)
      await ask({ identifier: readIdentifier(identifier), dob: date }, 'identifier');
  }

  async function verify(request: OtpRequest) {
    if (!judge({ otp: problemOfOtp(otp) })) return;
    const answer = await loadVerifyOtp().then(
      ({ verifyOtp }) => verifyOtp(request, otp),
      () => ({ message: t('failures.network') }),
    );
    if ('message' in answer) setProblems({ otp: answer.message || t('failures.other') });
    else onSignedIn(answer.clientId);
  }

  async function attempt(work: () => Promise<void>) {
    if (isWaiting) return;
    setWaiting(true);
    try {
      await work();
    } finally {
      setWaiting(false);
      setAttempts((count) => count + 1);
    }
  }

  function change() {
    setSent(undefined);
    setOtp('');
    setProblems({});
    setAttempts((count) => count + 1);
  }

  return {
    values: { identifier, dob, otp },
    problems,
    sent,
    resendAt,
    /** Counts up whenever the focus has to find its place anew. */
    attempts,
    type: {
      identifier: (typed: string) => (setIdentifier(typed), mend('identifier')),
      dob: (typed: string) => (setDob(maskDate(formatDate(typed), dob)), mend('dob')),
      otp: (typed: string) => (setOtp(readOtp(typed)), mend('otp')),
    },
    submit: () => attempt(() => (sent ? verify(sent) : askFirst())),
    resend: () => attempt(async () => sent && ask(sent, 'otp')),
    change,
  };
}
