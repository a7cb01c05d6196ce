import { formatMessage } from '#engine';
import english from '../locales/en.json' with { type: 'json' };
import hindi from '../locales/hi.json' with { type: 'json' };

/** Minutes that are stated where a customer has to wait. */
const minutes = 15;

/** What the server says of an OTP that does not count, and of a session that has ended. */
export function otpTexts(language: string | undefined) {
  const texts = language === 'hi' ? hindi : english;
  return {
    wrong: texts.otp.wrong,
    over: texts.otp.over,
    locked: formatMessage(texts, 'otp.wait', { minutes }),
    session: texts.session.expired,
  };
}
