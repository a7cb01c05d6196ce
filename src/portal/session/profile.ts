const address = (kind: 'correspondence' | 'permanent') => [
  ...[1, 2, 3, 4].map((line) => `${kind}AddressLine${line}`),
  ...['City', 'State', 'Pincode', 'Country'].map((part) => `${kind}${part}`),
];

/** What forms read of the person (doc 1 §3). */
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

/** The documents name these two fields differently; whoever reads either name finds the value. */
const twins = [
  ['phoneNumber', 'mobileNo'],
  ['pan', 'panNo'],
] as const;

export type Profile = { [field: string]: string };

/** The profile to be kept: all the response says, under both spellings, with no field missing. */
export function buildProfile(response: { [field: string]: unknown }): Profile {
  const { status: _status, message: _message, ...body } = response;
  const said = Object.entries(body).map(([name, value]) => [name, String(value ?? '')]);
  const profile: Profile = {
    ...Object.fromEntries(fields.map((field) => [field, ''])),
    ...Object.fromEntries(said),
  };
  for (const [one, other] of twins) {
    profile[one] = profile[one] || profile[other] || '';
    profile[other] = profile[one];
  }
  return profile;
}
