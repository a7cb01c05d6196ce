/**
 * A policy as request types see it (SESS-14, SESS-17). The server gives its rules the same fields and no more, so that
 * a rule means the same on both sides.
 */
export interface PolicyRecord {
  id: number;
  policyNo: string;
  title: string;
  planName: string;
  planId: string;
  planType: string;
  isUlipPolicy: boolean;
  /** The customer's date of birth, YYYY-MM-DD. */
  dob: string;
  /** DD/MM/YYYY, unlike all other dates. */
  issuedDate: string;
  /** DD/MM/YYYY. */
  startDate: string;
  clientId: string;
  policyStatus: string;
  lifeAssuredName: string;
  proposerName: string;
  frequency: string;
}

/** A plan description without the brand word of the insurer in front, whatever its case (SESS-15, OPEN-009). */
export function withoutBrand(planDescription: string, brandWord: string): string {
  const start = planDescription.slice(0, brandWord.length);
  const rest = planDescription.slice(brandWord.length);
  const isBranded = brandWord !== '' && start.toLowerCase() === brandWord.toLowerCase();
  return isBranded && /^\s/.test(rest) ? rest.trimStart() : planDescription;
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
