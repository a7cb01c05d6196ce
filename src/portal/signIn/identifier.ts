import { email } from '#engine';

export interface Identifier {
  emailId?: string;
  phoneNumber?: string;
  policyNumber?: string;
}

const mobile = /^[6-9][0-9]{9}$/;
const oneDigitOnly = /^(\d)\1*$/;

const stripSpaces = (typed: string): string => typed.replace(/\s/g, '');

const isTenDigits = (text: string) => /^[0-9]{10}$/.test(text);
const isEmail = (text: string) => email.validate.test(text);

/** The identifier under the one field that it is sent as (LOGIN-09). */
export function readIdentifier(typed: string): Identifier {
  const text = stripSpaces(typed);
  if (isEmail(text)) return { emailId: text };
  if (isTenDigits(text)) return { phoneNumber: text };
  return { policyNumber: text };
}

/** The path of the error text; undefined for a valid identifier. */
export function problemOfIdentifier(typed: string): string | undefined {
  const text = stripSpaces(typed);
  if (text === '') return 'signIn.identifier.missing';
  if (isTenDigits(text) && (!mobile.test(text) || oneDigitOnly.test(text))) {
    return 'signIn.identifier.notMobile';
  }
  return undefined;
}
