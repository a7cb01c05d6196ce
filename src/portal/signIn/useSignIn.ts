import { asciiText, formatDate } from '#engine';
import { maskDate } from '#ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { endSession } from '../session/logout';
import type { Failure } from './failure';
import { t } from '../i18n';
import { useToday } from '../insurerClock';
import { preloadFirstScreen } from './preloadFirstScreen';
import { readAnew } from './readAnew';
import { requestOtp, type OtpRequest } from './requestOtp';

export type Field = 'identifier' | 'dob' | 'otp';
/**
 * Read at render, for the language may be changed meanwhile. `form`: what is wrong with no field, but with the server.
 */
type Problems = { [field in Field | 'form']?: () => string };

const noConnection: Problems = { form: () => t('failures.network') };

/** Code that is not needed before the fields are filled in; undefined where it cannot be loaded. */
const loadFields = () =>
  import('./fields').then(
    ({ fields }) => fields,
    () => undefined,
  );

/** Code that is not needed before the OTP is sent. */
const loadVerifyOtp = () => import('./verifyOtp');

/** In milliseconds: how long until another OTP may be requested. */
const resendDelay = 59_000;

const problemOf = ({ message, isTrouble }: Failure, field: Field): Problems =>
  message ? { [isTrouble ? 'form' : field]: readAnew(message) } : {};

/** The state of the sign-in page: values, errors, and the OTP that was sent. */
export function useSignIn(onSignedIn: (clientId: string) => void) {
  const [query] = useSearchParams();
  const today = useToday();
  const [identifier, setIdentifier] = useState(query.get('policyNum') ?? '');
  const [dob, setDob] = useState(() => formatDate(query.get('dob')));
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
    setProblems(Object.fromEntries(found.map(([field, path]) => [field, () => t(path)])));
    return found.length === 0;
  }

  async function request(who: Pick<OtpRequest, 'identifier' | 'dob'>, field: Field) {
    const answer = await requestOtp(who.identifier, who.dob);
    if ('message' in answer) return setProblems(problemOf(answer, field));
    setSent(answer);
    preloadFirstScreen();
    setOtp('');
    setProblems({});
    setResendAt(Date.now() + resendDelay);
  }

  /** For what is in the fields now: the date of birth can be corrected after an OTP was asked for. */
  async function requestForFields(field: Field) {
    const fields = await loadFields();
    if (!fields) return setProblems(noConnection);
    const isFine = validate({
      identifier: fields.problemOfIdentifier(identifier),
      dob: fields.problemOfDateOfBirth(dob, today),
    });
    const date = fields.readDateOfBirth(dob);
    setIdentifier(fields.shown.identifier);
    setDob(fields.shown.dob);
    if (isFine && date)
      await request({ identifier: fields.readIdentifier(identifier), dob: date }, field);
  }

  async function verify(sentOtp: OtpRequest) {
    const fields = await loadFields();
    if (!fields) return setProblems(noConnection);
    if (!validate({ otp: fields.problemOfOtp(otp) })) return;
    const answer = await loadVerifyOtp().then(
      ({ verifyOtp }) => verifyOtp(sentOtp, fields.readOtp(otp)),
      (): Failure => ({ message: t('failures.network'), isTrouble: true }),
    );
    if ('message' in answer)
      setProblems(problemOf({ ...answer, message: answer.message || t('failures.other') }, 'otp'));
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

  const setters = { identifier: setIdentifier, dob: setDob, otp: setOtp };

  /** Shows a text that is complete (pasted or left) as it is meant, unless it was changed meanwhile. */
  async function complete(field: Field, text: string): Promise<void> {
    setters[field](text);
    const shown = (await loadFields())?.shown[field];
    if (shown) setters[field]((now) => (now === text ? shown(text) : now));
  }

  function change() {
    setSent(undefined);
    setOtp('');
    setProblems({});
    setAttempts((count) => count + 1);
  }

  return {
    values: { identifier, dob, otp },
    problems: Object.fromEntries(
      Object.entries(problems).map(([field, message]) => [field, message()]),
    ) as { [field in keyof Problems]: string },
    sent,
    resendAt,
    /** Goes up whenever the focus has to move. */
    attempts,
    type: {
      identifier: setIdentifier,
      dob: (typed: string) => setDob(maskDate(asciiText(typed), dob)),
      otp: (typed: string) => setOtp(asciiText(typed)),
    },
    complete,
    clearProblem,
    submit: () => attempt(() => (sent ? verify(sent) : requestForFields('identifier'))),
    resend: () => attempt(() => requestForFields('otp')),
    change,
  };
}
