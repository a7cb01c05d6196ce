const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** A token that expires in so many seconds; negative for an expired one. */
export const tokenFor = (seconds: number) =>
  `${part({ alg: 'HS256' })}.${part({ exp: Math.floor(Date.now() / 1000) + seconds })}.signature`;

/** The response of a verified sign-in with two policies. */
export const verified = () => ({
  status: 'success',
  access_token: tokenFor(3600),
  UniqueClientId: 'C10001',
  sessionId: 'session-1',
  message: 'OTP verified',
  lastLoginDate: '2026-11-20T12:42:00Z',
  customerDataResponse: [
    customerData,
    {
      ...customerData,
      policyNumber: '50010002',
      planDescription: 'DEMO Saver Endowment',
      planType: 'TRAD',
    },
  ],
});

export const customerData = {
  policyNumber: '50010001',
  dob: '1985-04-12',
  contractIssueDate: '2018-06-15',
  planDescription: 'Demo Wealth Builder',
  planType: 'ULIP',
  planId: 'WB01',
  entityCd: 'C10001',
  status: 'PREMIUM PAYING',
  frequency: 'Annually',
  lifeAssuredName: 'Asha Sample',
  proposerName: 'Asha Sample',
};

export const profile = {
  status: 'success',
  clientId: 'C10001',
  dateOfBirth: '1985-04-12',
  fullName: 'Asha Sample',
  firstName: 'Asha',
  lastName: 'Sample',
  gender: 'F',
  emailId: 'asha.sample@example.com',
  phoneNumber: '9000000001',
  panNo: 'ABCPS1234F',
  correspondenceCity: 'Mumbai',
};

const policy = {
  id: 0,
  policyNo: '50010001',
  title: '50010001 - Wealth Builder',
  planName: 'Wealth Builder',
  planType: 'ULIP',
  dob: '1985-04-12',
  policyStatus: 'PREMIUM PAYING',
};

/** Stores a session as a sign-in does. */
export function signInAs(
  changes: { token?: string; userProfile?: object; policies?: object[] } = {},
) {
  sessionStorage.setItem('token', changes.token ?? tokenFor(3600));
  sessionStorage.setItem('clientUniqueId', 'C10001');
  sessionStorage.setItem('userProfile', JSON.stringify(changes.userProfile ?? profile));
  sessionStorage.setItem('lastLogin', '2026-11-20T12:42:00Z');
  const second = { ...policy, id: 1, policyNo: '50010002', title: '50010002 - Saver Endowment' };
  sessionStorage.setItem('policyList', JSON.stringify(changes.policies ?? [policy, second]));
}

/** A policy as in the list of policies. */
export const summary = (changes: object = {}) => ({
  policyNo: '50010001',
  policyStatus: 'PREMIUM PAYING',
  planName: 'Wealth Builder',
  title: '50010001 - Wealth Builder',
  planType: 'ULIP',
  isUlipPolicy: true,
  takesPremium: true,
  premiumDueDate: '2026-12-31',
  premiumPayingFrequency: 'Annually',
  premiumToBePaidWithGst: 25080,
  premiumWithoutTax: 24000,
  premiumLeftToPay: 24480.5,
  baseSumAssured: 1000000,
  suspenseAmout: 499.5,
  exceesAmount: 100,
  fundValue: 89071.444,
  fundCount: 2,
  showPayNowBtn: true,
  dghStatus: 'No',
  openRequests: 0,
  openRevival: null,
  pendingPayment: null,
  ...changes,
});

export const overview = (policies: object[] = [summary()], attention: object[] = []) => ({
  status: 'success',
  policies,
  attention,
  navDate: '2026-11-20',
});
