/** Line icons of 20 px, by the last part of the address of an entry. */
const shapes: { [screen: string]: string } = {
  policy: 'M3 9.5 10 3.5l7 6M5 8.5V16.5h10V8.5M8.5 16.5v-4.5h3v4.5',
  'premium-payment': 'M2.5 5h15v10.5h-15zM2.5 8.5h15M5.5 12.5h3',
  'fund-switch': 'M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3',
  'fund-value': 'M3 16.5h14M5.5 16v-5M10 16V4.5M14.5 16V8',
  'premium-redirection': 'M3.5 10h5l5-5h3M8.5 10l5 5h3M14.5 3l2 2-2 2M14.5 13l2 2-2 2',
  'premium-paid-certificate':
    'M10 3a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M7.5 11.5l-1 5.5 3.5-2 3.5 2-1-5.5',
  'premium-receipt': 'M5 2.5h10v15l-2.5-1.5-2.5 1.5-2.5-1.5L5 17.5zM8 6.5h4M8 10h4',
  'fund-statement': 'M12 2.5H5v15h10v-12zM8 14v-2M10 14v-4M12 14V8.5',
  'policy-document': 'M12 2.5H5v15h10v-12zM12 2.5v3h3M8 10h4M8 13h4',
  'track-service-request': 'M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15M10 6v4.5l3 1.5',
  'raise-service-request': 'M10 4v12M4 10h12',
  profile: 'M10 3a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M3.5 17.5a6.5 6.5 0 0 1 13 0',
  logout: 'M8 3.5H4v13h4M8 10h9M14 7l3 3-3 3',
};

/** Decorative, beside the name of the entry. */
export const MenuIcon = ({ screen }: { screen: string }) => (
  <svg
    viewBox="0 0 20 20"
    width={20}
    height={20}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={shapes[screen]} />
  </svg>
);
