const address = (kind: 'correspondence' | 'permanent') => [
  ...[1, 2, 3, 4].map((line) => `${kind}AddressLine${line}`),
  ...['City', 'State', 'Pincode', 'Country'].map((part) => `${kind}${part}`),
];

/** The fields that forms read. */
const fields = [
  'clientId',
  'dateOfBirth',
  'fullName',
  'firstName',
  'middleName',
  'lastName',
  'emailId',
  'proposerAlternateEmail',
  'alternateContact',
  'motherName',
  'phoneNumber',
  'pan',
  ...address('correspondence'),
  ...address('permanent'),
];

/** The specification has two names for each of these fields; both hold the value. */
const aliases = [
  ['phoneNumber', 'mobileNo'],
  ['pan', 'panNo'],
] as const;

export type Profile = { [field: string]: string };

/**
 * The profile of session storage: all texts of the response under both names, and '' for a missing field. What is no
 * text (the record of health) is left out: who needs it loads it.
 */
export function buildProfile(response: { [field: string]: unknown }): Profile {
  const { status: _status, message: _message, ...body } = response;
  const given = Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? [] : [[name, String(value ?? '')]],
  );
  const profile: Profile = {
    ...Object.fromEntries(fields.map((field) => [field, ''])),
    ...Object.fromEntries(given),
  };
  for (const [one, other] of aliases) {
    profile[one] = profile[one] || profile[other] || '';
    profile[other] = profile[one];
  }
  return profile;
}
