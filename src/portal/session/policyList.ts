import { type PolicyRecord, withoutBrand, formatDate } from '#engine';

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

export const buildPolicyList = (customerData: CustomerData[], brandWord: string): PolicyRecord[] =>
  customerData.map((element, index) => buildPolicyItem(element, index, brandWord));

function buildPolicyItem(element: CustomerData, id: number, brandWord: string): PolicyRecord {
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
