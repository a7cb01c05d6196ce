/**
 * The fields of a policy that a request type can use (SESS-14, SESS-17). The server gives its rules the same fields and
 * no more, so that a rule means the same on both sides.
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

/** The fields of the customer that a request type can use: the stored profile, under both spellings (SESS-21, OPEN-010). */
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

/** A policy as request types see it. */
export type PolicyRecord = Record<Exclude<PolicyField, 'id' | 'isUlipPolicy'>, string> & {
  id: number;
  isUlipPolicy: boolean;
};

/** A plan description without the brand word of the insurer in front, whatever its case (SESS-15, OPEN-009). */
export function withoutBrand(planDescription: string, brandWord: string): string {
  const literal = brandWord.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return brandWord === ''
    ? planDescription
    : planDescription.replace(new RegExp(`^${literal}\\s+`, 'i'), '');
}

/** The statuses of a policy: the nine known ones (FLOW-02), and the two that some request types exclude. */
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
