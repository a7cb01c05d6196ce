import type { Schema } from '../../../src/engine';

const matching = (pattern: string): Schema => ({ pattern: `^(?:${pattern})$` });

/** Every format of the engine in draft-07, written anew from its description: a test fails for one that is missing. */
export const formatsInDraft07: { [name: string]: Schema } = {
  alphanumeric: matching(String.raw`[a-zA-Z\d]+`),
  amount: matching(String.raw`(?=.*[1-9])0{0,9}(?:[1-9]\d{0,8})?(?<=\d)(?:\.\d{1,2})?`),
  country: matching(String.raw`\p{L}[\p{L}\p{M} .,'’()&\u200C\u200D-]*`),
  // The validator's own.
  date: { format: 'date' },
  digits: matching(String.raw`\d+`),
  email: matching(String.raw`[\w.-]+@[a-zA-Z\d.-]+\.[a-zA-Z]{2,6}`),
  'free-text': matching(
    String.raw`[\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Zs}\r\n+=|~^${'`'}´¨¯˚±×÷⁄−≤≥→°©®™℃℉№\u200C\u200D]*`,
  ),
  gstin: matching(String.raw`\d\d[A-Z]{5}\d{4}[A-Z][A-Z1-9]Z[A-Z\d]`),
  ifsc: matching(String.raw`[A-Z]{4}0[A-Z\d]{6}`),
  'letters-and-spaces': matching('[a-zA-Z ]+'),
  mobile: matching(String.raw`(?!(\d)\1{9})[6-9]\d{9}`),
  pan: matching(String.raw`[A-Z]{5}\d{4}[A-Z]`),
  'person-name': matching(String.raw`\p{L}[\p{L}\p{M} .'’\u200C\u200D-]*`),
  phone: matching(String.raw`(?!1234567890)[1-9]\d{9}`),
  pincode: matching(String.raw`\d{6}`),
  'up-to-six-digits': matching(String.raw`\d{0,6}`),
};
