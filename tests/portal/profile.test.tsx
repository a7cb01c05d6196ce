import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { emptyCatalogue, fakeServer } from './fakeServer';
import { openPortal, startAfresh } from './openPortal';
import { signInAs } from './session';

const user = userEvent.setup();

const whole = {
  firstName: 'Asha',
  lastName: 'Sample',
  dateOfBirth: '1985-04-12',
  gender: 'F',
  panNo: 'ABCPS1234F',
  mobileNo: '9000000001',
  alternateContact: '9000000011',
  emailType: 'primary',
  emailId: 'asha.sample@example.com',
  correspondenceAddressLine1: 'Flat 4',
  correspondenceAddressLine2: 'Rose House',
  correspondenceAddressLine3: 'Hill Road',
  correspondenceAddressLine4: 'Bandra',
  correspondenceCity: 'Mumbai',
  correspondenceState: 'Maharashtra',
  correspondencePincode: '400050',
};

async function open(userProfile: object, policies?: object[]) {
  signInAs({ userProfile, ...(policies && { policies }) });
  const server = fakeServer({ 'GET catalogue/': emptyCatalogue });
  await openPortal('/dashboard/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return server;
}

const shown = () =>
  Object.fromEntries(
    screen
      .getAllByRole('region')
      .map((card) => [
        within(card).getByRole('heading').textContent,
        Object.fromEntries(
          [...card.querySelectorAll('dt')].map((name) => [
            name.textContent,
            name.nextElementSibling?.textContent,
          ]),
        ),
      ]),
  );

beforeEach(startAfresh);

it('[PROF-01] [PROF-02] [PROF-05] shows the records read-only', async () => {
  await open(whole);
  expect(shown()).toEqual({
    'Personal details': {
      'First name': 'Asha',
      'Last name': 'Sample',
      'Date of birth': '12/04/1985',
      Gender: 'Female',
    },
    PAN: { 'PAN number': 'ABCPS1234F' },
    Contact: { 'Mobile number': '9000000001', 'Alternate number': '9000000011' },
    'E-mail': { Type: 'Primary', 'E-mail address': 'asha.sample@example.com' },
    Address: {
      'Apartment number': 'Flat 4',
      'Address line 1': 'Rose House',
      'Address line 2': 'Hill Road',
      'Address line 3': 'Bandra',
      City: 'Mumbai',
      State: 'Maharashtra',
      'Pin code': '400050',
    },
  });
  const main = screen.getByRole('main');
  for (const role of ['textbox', 'combobox', 'button'])
    expect(within(main).queryByRole(role)).toBeNull();
});

it('[PROF-03] shows a dash for an empty value', async () => {
  await open({ firstName: 'Asha', gender: 'X', alternateContact: '' });
  const { 'Personal details': personal, ...others } = shown();
  expect(personal).toEqual({
    'First name': 'Asha',
    'Last name': '–',
    'Date of birth': '–',
    Gender: 'X',
  });
  expect(Object.values(others).flatMap((facts) => Object.values(facts))).toEqual(
    Array.from({ length: 12 }, () => '–'),
  );
});

it.each([
  ['Change name', 'name-change'],
  ['Change date of birth', 'DOB-change'],
  ['Change PAN', 'PAN-change'],
  ['Change number', 'mobile-change'],
  ['Change e-mail', 'email-change'],
  ['Change address', 'ADDR-change'],
])('[PROF-04] "%s" opens Raise Service Request with %s preselected', async (name, section) => {
  await open(whole);
  const edit = screen.getByRole('link', { name });
  expect(edit.querySelector('svg')).toBeTruthy();
  await user.click(edit);
  await screen.findByRole('heading', { level: 1, name: 'Raise a service request' });
  expect(window.location.pathname).toBe('/dashboard/raise-service-request');
  expect(window.history.state.usr).toEqual({ selectedProfileSection: section });
});

it('offers no change to a customer without a policy, and says whom to call', async () => {
  await open(whole, []);
  const main = within(screen.getByRole('main'));
  const links = main.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:18000000000']);
  expect(main.getByText(/^What we have on record/).textContent).toBe(
    'What we have on record about you. To change any of it, call us on 1800-000-0000.',
  );
});
