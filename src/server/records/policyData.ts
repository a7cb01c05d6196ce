/** The insurer's record of a customer. Texts are empty where nothing is known. */
export interface CustomerData {
  title: string;
  firstName: string;
  middleName: string;
  lastName: string;
  gender: string;
  alternateContact: string;
  proposerAlternateEmail: string;
  motherName: string;
  pan: string;
  gstin: string;
  country: string;
  address?: Address;
  /** Earlier answers to health questions, by field of the revival form. */
  health?: { [field: string]: unknown };
}

export interface Address {
  line1: string;
  line2: string;
  line3: string;
  line4: string;
  city: string;
  state: string;
  pincode: string;
}

/** The insurer's record of a policy. Amounts are in rupees, days are YYYY-MM-DD; some names keep the insurer's spelling. */
export interface PolicyData {
  planId: string;
  planName: string;
  /** `ULIP` for a unit-linked policy. */
  planType: string;
  policyStatus: string;
  frequency: string;
  premiumTerm: number;
  premiumPayingTerm: number;
  premiumWithoutTax: number;
  premiumToBePaidWithGst: number;
  premiumLeftToPay: number;
  suspenseAmout: number;
  exceesAmount: number;
  baseSumAssured: number;
  /** The investment strategy. */
  profileId: string;
  isEligibleForRenewal: boolean;
  revivalRequired: string;
  contractIssueDate: string;
  /** Empty if no further premium is due. */
  premiumDueDate: string;
  maturityDate: string;
  riders: Rider[];
  nominees: Nominee[];
  funds?: HeldFund[];
  existingBank: BankAccount | null;
  ownerIsLifeAssured: boolean;
  lifeAssuredName?: string;
  lifeAssuredDob?: string;
  lifeAssuredGender?: string;
  lifeAssuredPhone?: string;
  lifeAssuredEmail?: string;
  coverage?: { planId: string }[];
  evcApplicableTill?: string;
  /** Financial years in which nothing was paid (demo book). */
  noPremiumIn?: string[];
}

interface Rider {
  riderCode: string;
  riderName: string;
  riderSumAssured: number;
  riderStatus: string;
}

interface Nominee {
  nomineeName: string;
  nomineeDob: string;
  nomineeRelationCode: string;
  percentageAllocated: number;
  appointeeName: string;
  appointeeDob: string;
  appointeeRelationCode: string;
}

export interface HeldFund {
  fundCode: string;
  fundName: string;
  units: number;
  nav: number;
  /** Percent of future premiums. */
  allocation: number;
}

interface BankAccount {
  accountNumber: string;
  accountType: string;
  holderName: string;
  ifsc: string;
}
