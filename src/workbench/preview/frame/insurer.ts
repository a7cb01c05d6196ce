/** The facts about the insurer that texts name: the defaults of the server's settings. */
export const insurer = {
  brandWord: 'Demo',
  brandName: 'Demo Life',
  customerServiceNumber: '1800-000-0000',
  tollFreeNumber: '1800-000-0000',
  careContact: 'care@example.com',
  headerHours: 'Mon-Sat 10 AM to 7 PM',
  menuHours: '9 AM to 9 PM',
  timeZone: 'Asia/Kolkata',
};
