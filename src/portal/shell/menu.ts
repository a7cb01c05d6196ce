export interface Entry {
  /** Path of its text. */
  name: string;
  to: string;
  /** It has the form of a request type, which may not be offered. */
  isForm?: true;
}

/** The last part of its address. */
export const screenOf = ({ to }: Entry): string => to.split('/').at(-1)!;

interface Group {
  name: string;
  entries: Entry[];
}

const entry = (name: string, path: string): Entry => ({
  name: `menu.${name}`,
  to: `/dashboard/${path}`,
});

const form = (name: string, path: string): Entry => ({ ...entry(name, path), isForm: true });

export const profile = entry('profile', 'profile');

const policies = entry('policies', 'policy');
const payment = entry('premiumPayment', 'premium-payment');
const track = entry('track', 'track-service-request');
const raise = entry('raise', 'raise-service-request');

/** What most come for, in reach of the thumb. */
export const mostUsed = [policies, payment, raise, track];

/** The entries of the menu and of the drawer, in order (NAV-01). Logout follows them. */
export const menu: (Entry | Group)[] = [
  policies,
  payment,
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
    entries: [track, raise],
  },
  profile,
];
