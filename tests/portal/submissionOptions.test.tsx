import { readFileSync } from 'node:fs';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { definitionModule } from './definitionModule';
import { emptyCatalogue, fakeServer } from './fakeServer';
import { openPortal, startAfresh } from './openPortal';
import { signInAs } from './session';

const user = userEvent.setup();
const address = '/dashboard/raise-service-request?request=DGH';
const catalogue = {
  ...JSON.parse(readFileSync('catalogue.json', 'utf8')),
  keywords: emptyCatalogue.keywords,
};
for (const type of catalogue.serviceTypes)
  for (const entry of type.requestTypes) entry.available = true;

const [short, full] = [definitionModule('dgh_form'), definitionModule('revival_application')];

const server = (answer: object = { already_open: 'false', link_expired_message: '' }) =>
  fakeServer({
    'GET catalogue/': catalogue,
    'GET definitions/dgh_form/': { status: 'success', module: short },
    'GET definitions/revival_application/': { status: 'success', module: full },
    'GET get-sr-sub-types/': {
      status: 'success',
      value: [{ sr_name: 'DGH Certificate', sub_type_code: 'ST0300' }],
    },
    'POST dgh-sr-status/': { status: 'success', ...answer },
  });

const lapsed = [
  { policyNo: '50050003', title: '50050003 - Old Shield', policyStatus: 'LAPSED' },
  { policyNo: '50050004', title: '50050004 - Older Shield', policyStatus: 'LAPSED' },
  { policyNo: '50050001', title: '50050001 - New Shield', policyStatus: 'PREMIUM PAYING' },
];

async function open(more = '', policies = lapsed) {
  signInAs({ policies });
  await openPortal(address + more);
  return screen.findByLabelText<HTMLSelectElement>('Policy Number');
}
const pick = async (box: HTMLElement) => user.selectOptions(box, '50050003 - Old Shield');
const option = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

beforeEach(startAfresh);

describe('Revival (DGH Certificate)', () => {
  it('[SHELL-13] [DGH-03] [SHELL-16] asks for the policy first, then offers to fill in or to upload', async () => {
    const { callsTo } = server();
    const box = await open();
    expect(
      within(box)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Select a policy', '50050003 - Old Shield', '50050004 - Older Shield']);
    expect(screen.queryByRole('radio')).toBeNull();
    await pick(box);
    expect((await option('Fill DGH')).checked).toBe(true);
    expect((await option('Upload DGH')).checked).toBe(false);
    expect(callsTo('POST dgh-sr-status/')[0]!.body).toEqual({
      policy_number: '50050003',
      etli_sub_type: 'ST0300',
      incident_number: '',
    });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { level: 1, name: 'Declaration of Good Health' });
    expect(window.location.search).toContain('form=dgh_form');
  });

  it('[DGH-01] shows that a request is already open, and does not select the policy', async () => {
    server({ already_open: 'true', ticketnumber: 'SR00010139' });
    const box = await open();
    await pick(box);
    const dialog = await screen.findByRole('alertdialog');
    within(dialog).getByText('The open request has the number SR00010139.');
    expect(
      within(dialog).getByRole('link', { name: 'Track this request' }).getAttribute('href'),
    ).toBe('/dashboard/track-service-request');
    expect(dialog.textContent).toContain('Your previous request is in progress.');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(box.value).toBe('');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('[DGH-01] [DGH-02] reports the open request or the expired link also in the forms behind it', async () => {
    for (const [form, answer, message] of [
      ['dgh_form', { already_open: 'true', ticketnumber: 'SR00010139' }, 'number SR00010139.'],
      ['revival_application', { already_open: 'true' }, 'Your previous request is in progress.'],
      ['revival_application', { link_expired_message: 'Too late.' }, 'Too late.'],
    ] as const) {
      startAfresh();
      const { callsTo } = server({ already_open: 'false', ...answer });
      signInAs({ policies: lapsed });
      await openPortal(`${address}&form=${form}&incidentNum=I-7&SRNum=S-7&policyNum=50050003`);
      const dialog = await screen.findByRole('alertdialog');
      expect(dialog.textContent).toContain(message);
      expect(callsTo('POST dgh-sr-status/')[0]!.body.incident_number).toBe('I-7');
      await user.click(within(dialog).getByRole('button', { name: 'OK' }));
      expect(screen.queryByText('What you apply for')).toBeNull();
      cleanup();
    }
  });

  it('[DGH-02] shows the server’s message for an expired link', async () => {
    server({ already_open: 'false', link_expired_message: 'This link has expired. Call us.' });
    const box = await open('&incidentNum=I-7&SRNum=S-7&policyNum=50050003');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('This link has expired. Call us.');
    expect(box.value).toBe('');
  });

  it('[REV-61] (OPEN-108) opens the full application for the link of an incident', async () => {
    const { callsTo } = server();
    await open('&incidentNum=I-7&SRNum=S-7&policyNum=50050003');
    expect((await option('Fill DGH')).checked).toBe(true);
    expect(callsTo('POST dgh-sr-status/')[0]!.body.incident_number).toBe('I-7');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { level: 1, name: 'Revival application' });
    expect(window.location.search).toContain('incidentNum=I-7');
  });

  it('(OPEN-108) links to the full application at any time', async () => {
    server();
    await open();
    await user.click(screen.getByRole('link', { name: 'Full revival application' }));
    await screen.findByRole('heading', { level: 1, name: 'Revival application' });
  });

  it('says that the policy of a link is not one to choose here, and checks another one', async () => {
    const { callsTo } = server();
    const box = await open('&policyNum=59999999');
    const why = 'Policy 59999999 is not among the policies that you can choose here.';
    expect(screen.getByText(new RegExp(why))).toBeTruthy();
    expect(callsTo('POST dgh-sr-status/')).toHaveLength(0);
    await pick(box);
    expect(screen.queryByText(new RegExp(why))).toBeNull();
    expect(await screen.findByRole('radio', { name: 'Fill DGH' })).toBeTruthy();
  });

  it('does not ask which policy where one alone can be revived', async () => {
    const { callsTo } = server();
    const box = await open('', [lapsed[0]!, lapsed[2]!]);
    expect((await option('Fill DGH')).checked).toBe(true);
    expect(box.value).toBe('50050003');
    expect(callsTo('POST dgh-sr-status/')).toHaveLength(1);
  });

  it('requires a policy, and can retry when the check failed', async () => {
    const { handlers } = server();
    const box = await open();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Please select policy number')).toBeTruthy();
    const working = handlers['POST dgh-sr-status/']!;
    handlers['POST dgh-sr-status/'] = new TypeError('no line');
    await pick(box);
    expect(await screen.findByText(/^This request could not be opened\./)).toBeTruthy();
    handlers['POST dgh-sr-status/'] = working;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Fill DGH' })).toBeTruthy());
  });
});
