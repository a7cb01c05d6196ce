export interface Entry {
  /** Path of its text. */
  name: string;
  to: string;
  /** It has the form of a request type, which may not be offered. */
  isForm?: true;
}

interface Group {
  name: string;
  entries: Entry[];
}

const entry = (name: string, path: string): Entry => ({
  name: `menu.${name}`,
  to: `/dashboard/${path}`,
});

const form = (name: string, path: string): Entry => ({ ...entry(name, path), isForm: true });

/** The entries of the menu and of the drawer, in order (NAV-01). Logout follows them. */
export const menu: (Entry | Group)[] = [
  entry('policies', 'policy'),
  entry('premiumPayment', 'premium-payment'),
  {
    name: 'menu.policyManagement',
    entries: [
      form('fundSwitch', 'fund-switch'),
      entry('fundValue', 'fund-value'),
      form('premiumRedirection', 'premium-redirection'),
    ],
  },
  {
    name: 'menu.eStatement',
    entries: [
      form('premiumPaidCertificate', 'premium-paid-certificate'),
      form('premiumReceipt', 'premium-receipt'),
      form('fundStatement', 'fund-statement'),
      form('policyDocument', 'policy-document'),
    ],
  },
  {
    name: 'menu.serviceRequest',
    entries: [entry('track', 'track-service-request'), entry('raise', 'raise-service-request')],
  },
  entry('profile', 'profile'),
];
