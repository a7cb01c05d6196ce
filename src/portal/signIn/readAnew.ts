import { t } from '../i18n';

/** What the server says at the sign-in; the portal has the same texts, for the language may be changed after that. */
const known = [
  'signIn.otp.invalid',
  'signIn.server.unknown',
  'signIn.server.over',
  'signIn.server.wait',
  'signIn.server.waitLong',
  'signIn.server.tooManySends',
  'signIn.server.undeliverable',
  'failures.network',
  'failures.other',
  'failures.server',
];

/** A message that came, as it is in the language that is shown by then. One that is not known stays as it came. */
export function readAnew(message: string): () => string {
  for (const path of known) {
    const [start = '', end = ''] = t(path).split('{count}');
    const count = message.slice(start.length, message.length - end.length);
    if (start + count + end === message && (end !== '' || count === ''))
      return () => t(path, { count });
  }
  return () => message;
}
