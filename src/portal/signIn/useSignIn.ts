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

/** Code that is not needed before the OTP is sent. */
const loadVerifyOtp = () => import('./verifyOtp');

/** In milliseconds: how long until another OTP may be requested. */
const resendDelay = 59_000;

/** The state of the sign-in page: values, errors, and the OTP that was sent. */
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

  const clearProblem = (field: Field) => setProblems(({ [field]: _cleared, ...others }) => others);

  /** Shows the errors; returns whether there are none. */
  function validate(wrong: { [field in Field]?: string | undefined }): boolean {
    const found = Object.entries(wrong).filter((entry): entry is [Field, string] => !!entry[1]);
    setProblems(Object.fromEntries(found.map(([field, path]) => [field, t(path)])));
    return found.length === 0;
  }

  async function request(who: Pick<OtpRequest, 'identifier' | 'dob'>, field: Field) {
    const answer = await requestOtp(who.identifier, who.dob);
    if ('message' in answer) return setProblems(answer.message ? { [field]: answer.message } : {});
    setSent(answer);
    setOtp('');
    setProblems({});
    setResendAt(Date.now() + resendDelay);
  }

  /** For what is in the fields now: the date of birth can be corrected after an OTP was asked for. */
  async function requestForFields(field: Field) {
    const isFine = validate({
      identifier: problemOfIdentifier(identifier),
      dob: problemOfDateOfBirth(dob, today),
    });
    const date = parseDate(dob);
    if (isFine && date) await request({ identifier: readIdentifier(identifier), dob: date }, field);
  }

  async function verify(sentOtp: OtpRequest) {
    if (!validate({ otp: problemOfOtp(otp) })) return;
    const answer = await loadVerifyOtp().then(
      ({ verifyOtp }) => verifyOtp(sentOtp, otp),
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
    /** Goes up whenever the focus has to move. */
    attempts,
    type: {
      identifier: (typed: string) => (setIdentifier(typed), clearProblem('identifier')),
      dob: (typed: string) => (setDob(maskDate(formatDate(typed), dob)), clearProblem('dob')),
      otp: (typed: string) => (setOtp(readOtp(typed)), clearProblem('otp')),
    },
    submit: () => attempt(() => (sent ? verify(sent) : requestForFields('identifier'))),
    resend: () => attempt(() => requestForFields('otp')),
    change,
  };
}
