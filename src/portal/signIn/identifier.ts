import { asciiText, email, mobile, plainText } from '#engine';

export interface Identifier {
  emailId?: string;
  phoneNumber?: string;
  policyNumber?: string;
}

/** As many characters as an identifier can have. */
const longest = { email: 100, policyNumber: 20 };

const stripSpaces = (text: string): string => text.replace(/\s/g, '');

const isTenDigits = (text: string) => /^[0-9]{10}$/.test(text);
const isEmail = (text: string) => email.validate.test(text);

const quotesAround = /^["'“”„‘’«»`<\s]+|(?<!["'“”‘’«»`>\s])["'“”‘’«»`>\s]+$/gu;
const label = /^(?:[\p{L}. /-]*:|policy\s*(?:no|number)\b[. -]*)/iu;
const isNumber = (text: string) => /^\+?[A-Z]{0,4}\d[\d\s()-]*$/i.test(text);

/** Without what comes along when people copy: quotes around it, and its label (Policy No: 50010001). */
function withoutFrame(text: string): string {
  const inner = text.replace(quotesAround, '');
  const value = inner.replace(label, '').replace(quotesAround, '');
  return isEmail(value) || isNumber(value) ? value : inner || text;
}

/** What surely is meant: digits of any script, a mobile number without +91. The customer sees it before it is sent. */
export function putRight(typed: string): string {
  const text = withoutFrame(asciiText(plainText(typed)).trim());
  const number = mobile.canonical(text);
  return mobile.validate(number) ? number : text;
}

/** The identifier under the one field that it is sent as (LOGIN-09). */
export function readIdentifier(typed: string): Identifier {
  const text = stripSpaces(putRight(typed));
  if (isEmail(text)) return { emailId: text };
  if (isTenDigits(text)) return { phoneNumber: text };
  return { policyNumber: text };
}

/** The path of the error text; undefined for a valid identifier. */
export function problemOfIdentifier(typed: string): string | undefined {
  const text = stripSpaces(putRight(typed));
  if (text === '') return 'signIn.identifier.missing';
  if (isTenDigits(text) && !mobile.validate(text)) {
    return 'signIn.identifier.notMobile';
  }
  if (text.length > (isEmail(text) ? longest.email : longest.policyNumber))
    return 'signIn.identifier.tooLong';
  return undefined;
}
