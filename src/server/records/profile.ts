import type { Customer } from '../integrations/policyBook';
import type { Address, CustomerData } from './policyData';

/** The customer's profile, under all names that the specification uses. */
export function profileOf({ clientId, dateOfBirth, phoneNumber, emailId, data }: Customer) {
  const address = data.address ?? {};
  return {
    clientId,
    dateOfBirth,
    salutation: data.title,
    fullName: fullNameOf(data),
    firstName: data.firstName,
    middleName: data.middleName,
    lastName: data.lastName,
    gender: data.gender,
    emailId,
    emailType: 'primary',
    proposerAlternateEmail: data.proposerAlternateEmail,
    phoneNumber,
    mobileNo: phoneNumber,
    alternateContact: data.alternateContact,
    motherName: data.motherName,
    pan: data.pan,
    panNo: data.pan,
    ...addressAs('correspondence', address, data.country),
    ...addressAs('permanent', address, data.country),
  };
}

export function fullNameOf({ firstName, middleName, lastName }: CustomerData): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}

function addressAs(kind: string, address: Partial<Address>, country: string) {
  return {
    [`${kind}AddressLine1`]: address.line1,
    [`${kind}AddressLine2`]: address.line2,
    [`${kind}AddressLine3`]: address.line3,
    [`${kind}AddressLine4`]: address.line4,
    [`${kind}City`]: address.city,
    [`${kind}State`]: address.state,
    [`${kind}Pincode`]: address.pincode,
    [`${kind}Country`]: country,
  };
}
