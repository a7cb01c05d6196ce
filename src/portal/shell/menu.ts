interface Entry {
  /** Path of its text. */
  name: string;
  to: string;
}

interface Group {
  name: string;
  entries: Entry[];
}

const entry = (name: string, path: string): Entry => ({
  name: `menu.${name}`,
  to: `/dashboard/${path}`,
});

/** The entries of the menu and of the drawer, in order (NAV-01). Logout follows them. */
export const menu: (Entry | Group)[] = [
  entry('policies', 'policy'),
  entry('premiumPayment', 'premium-payment'),
  {
    name: 'menu.policyManagement',
    entries: [
      entry('fundSwitch', 'fund-switch'),
      entry('fundValue', 'fund-value'),
      entry('premiumRedirection', 'premium-redirection'),
    ],
  },
  {
    name: 'menu.eStatement',
    entries: [
      entry('premiumPaidCertificate', 'premium-paid-certificate'),
      entry('premiumReceipt', 'premium-receipt'),
      entry('fundStatement', 'fund-statement'),
      entry('policyDocument', 'policy-document'),
    ],
  },
  {
    name: 'menu.serviceRequest',
    entries: [entry('track', 'track-service-request'), entry('raise', 'raise-service-request')],
  },
  entry('profile', 'profile'),
];
