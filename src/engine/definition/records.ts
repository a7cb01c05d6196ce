/**
 * What the document of a request type holds of a policy: the local policy list of the portal (doc 1 §3, doc 2 §3).
 * The server gives its rules the same and no more, so that a rule means the same on both sides.
 */
export const policyFields = [
  'id',
  'policyNo',
  'title',
  'planName',
  'planId',
  'planType',
  'isUlipPolicy',
  'dob',
  'issuedDate',
  'startDate',
  'clientId',
  'policyStatus',
  'lifeAssuredName',
  'proposerName',
  'frequency',
] as const;

const addressFields = [
  'AddressLine1',
  'AddressLine2',
  'AddressLine3',
  'AddressLine4',
  'City',
  'State',
  'Pincode',
  'Country',
];

/** What it holds of the customer: the stored profile, with the names of both documents (doc 1 §3, doc 2 §3; OPEN-010). */
export const customerFields: readonly string[] = [
  'clientId',
  'dateOfBirth',
  'salutation',
  'fullName',
  'firstName',
  'middleName',
  'lastName',
  'gender',
  'emailId',
  'emailType',
  'proposerAlternateEmail',
  'phoneNumber',
  'mobileNo',
  'alternateContact',
  'motherName',
  'pan',
  'panNo',
  ...['correspondence', 'permanent'].flatMap((kind) => addressFields.map((field) => kind + field)),
];

type PolicyField = (typeof policyFields)[number];

export type PolicyRecord = Record<Exclude<PolicyField, 'id' | 'isUlipPolicy'>, string> & {
  id: number;
  isUlipPolicy: boolean;
};

/** A plan description without the insurer's brand word in front of it, capitals aside (doc 1 §3; OPEN-009). */
export function withoutBrand(planDescription: string, brandWord: string): string {
  const literal = brandWord.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return brandWord === ''
    ? planDescription
    : planDescription.replace(new RegExp(`^${literal}\\s+`, 'i'), '');
}

/** The statuses of a policy: the nine of doc 1 §4, and the two more that its exclusions name. */
export const policyStatuses = [
  'PREMIUM PAYING',
  'DISCONTINUANCE PENDING',
  'DISCONTINUED',
  'LAPSED',
  'REDUCED PAID-UP',
  'PAID-UP',
  'MATURED',
  'WAIVER',
  'CONVERTED',
  'SURRENDER',
  'TERMINATED',
] as const;

/** The statuses in which a premium can be paid or a policy be revived (OPEN-019). */
const payableStatuses = [
  'CONVERTED',
  'LAPSED',
  'PREMIUM PAYING',
  'DISCONTINUANCE PENDING',
  'REDUCED PAID-UP',
  'DISCONTINUED',
];

/** Whether the status of a policy, in capitals or not, allows a payment. */
export const hasPayableStatus = ({ policyStatus }: Pick<PolicyRecord, 'policyStatus'>): boolean =>
  payableStatuses.includes(policyStatus.toUpperCase());
