import { dateFrom } from '#engine';
import { problemOfDateOfBirth, showDateOfBirth } from './dateOfBirth';
import { problemOfIdentifier, putRight, readIdentifier } from './identifier';
import { problemOfOtp, readOtp } from './otp';

/** What the fields of the sign-in mean. Loaded when they are filled in, to keep the first page small. */
export const fields = {
  /** A text that is complete, as it is meant. */
  shown: { identifier: putRight, dob: showDateOfBirth, otp: readOtp },
  readIdentifier,
  readDateOfBirth: dateFrom,
  readOtp,
  problemOfIdentifier,
  problemOfDateOfBirth,
  problemOfOtp,
};
