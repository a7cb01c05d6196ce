import { withoutBrand } from '#engine';
import { formatDate } from '../format/date';

/** A policy in the response to a verified OTP. */
export interface CustomerData {
  policyNumber: string;
  dob: string;
  contractIssueDate: string;
  planDescription: string;
  planType: string;
  entityCd: string;
  status: string;
  lifeAssuredName: string;
  proposerName: string;
  frequency: string;
  planId: string;
}

/** A policy in session storage. `issuedDate` and `startDate` are DD/MM/YYYY, `dob` is YYYY-MM-DD. */
export interface PolicyItem {
  id: number;
  policyNo: string;
  title: string;
  planName: string;
  planId: string;
  planType: string;
  isUlipPolicy: boolean;
  dob: string;
  issuedDate: string;
  startDate: string;
  clientId: string;
  policyStatus: string;
  lifeAssuredName: string;
  proposerName: string;
  frequency: string;
}

export const buildPolicyList = (customerData: CustomerData[], brandWord: string): PolicyItem[] =>
  customerData.map((element, index) => buildPolicyItem(element, index, brandWord));

function buildPolicyItem(element: CustomerData, id: number, brandWord: string): PolicyItem {
  const planName = withoutBrand(element.planDescription, brandWord);
  const issuedDate = formatDate(element.contractIssueDate);
  return {
    id,
    policyNo: element.policyNumber,
    title: `${element.policyNumber} - ${planName}`,
    planName,
    planId: element.planId,
    planType: element.planType,
    isUlipPolicy: element.planType === 'ULIP',
    dob: element.dob,
    issuedDate,
    startDate: issuedDate,
    clientId: element.entityCd,
    policyStatus: element.status,
    lifeAssuredName: element.lifeAssuredName,
    proposerName: element.proposerName,
    frequency: element.frequency,
  };
}
