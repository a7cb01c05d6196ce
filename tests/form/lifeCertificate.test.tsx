import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { definitionOf } from '../files';
import { bad, type RenderedForm, described, good, openForm, pick, ticket } from './renderForm';
import { Camera, encoded, pictureOf } from './camera';
import { storedDraft } from './storedDraft';
import { file } from './server';

const definition = definitionOf('digital_life_certificate');
const annuity = (policyNo: string, planId: string, policyStatus = 'PREMIUM PAYING') => ({
  policyNo,
  title: `${policyNo} - Annuity`,
  planId,
  policyStatus,
});
const policies = [
  annuity('50030001', 'INIA02'),
  annuity('50030002', 'INIA1'),
  annuity('50030003', 'INIA03'),
  annuity('50030004', 'INIA05'),
  annuity('50030005', 'INIA02', 'TERMINATED'),
  annuity('50030006', 'INIA02', 'SURRENDER'),
  annuity('50030007', 'INIA02', 'MATURED'),
  annuity('50030008', 'INEN01'),
];

const server = {
  'POST evc-applicable-date/': () => good({ applicable_till_date: '' }),
  'POST sr-status/': () => good({ already_open: 'false' }),
  'POST face-liveness/': () => good({ liveness: 'real' }),
  'POST generate-sr-ticket/': ticket,
};
const open = (answers = {}) => openForm(definition, { ...server, ...answers }, { policies });
const first = '50030001 - Annuity';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = async ({ user }: RenderedForm, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const upload = () => screen.getByLabelText<HTMLInputElement>('Jeevan Praman Certificate');
const verify = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Verify photo' });
const drop = (dropped: File) =>
  fireEvent.drop(upload().parentElement!, { dataTransfer: { files: [dropped] } });
const sent = (form: RenderedForm, call: string) => form.calls.filter(({ name }) => name === call);
const noFace = 'Photo does not have any face. Are you sure want to retry?';

async function renew(answers = {}, way = 'Photo Verification'): Promise<RenderedForm> {
  const form = await open(answers);
  await pick(form, first);
  await press(form, 'Renew');
  await form.user.click(radio(way));
  return form;
}

async function photograph(form: RenderedForm) {
  await press(form, 'Turn on the camera');
  await form.user.click(await screen.findByRole('button', { name: 'Take photo' }));
  await screen.findByRole('img', { name: 'Your photo' });
}

let camera: Camera;
beforeEach(() => {
  camera = new Camera();
  camera.plugIn();
});
afterEach(() => vi.unstubAllGlobals());

describe('digital life certificate', () => {
  it('[DLC-01] [DLC-02] offers active annuity policies', async () => {
    await open();
    const options = within(screen.getByLabelText('Policy Number')).getAllByRole('option');
    expect(options.slice(1).map(({ textContent }) => textContent!.slice(0, 8))).toEqual([
      '50030001',
      '50030002',
      '50030003',
      '50030004',
    ]);
    document.body.innerHTML = '';
    await openForm(definition, server);
    expect(screen.getByText('No Annuity policy found against customer')).toBeTruthy();
  });

  it.each([
    ['', 'New Request', '–'],
    ['2026-11-20', 'Inactive', '20/11/2026'],
    ['2026-11-21', 'Active', '21/11/2026'],
  ])(
    '[DLC-03] [DLC-04] [DLC-05] with the date "%s" shows the status %s',
    async (date, status, shown) => {
      const form = await open({
        'POST evc-applicable-date/': () => good({ applicable_till_date: date }),
      });
      await pick(form, first);
      const table = screen.getByRole('table');
      const texts = (role: string) =>
        within(table)
          .getAllByRole(role)
          .map((cell) => cell.lastChild!.textContent);
      expect(texts('columnheader')).toEqual(['Policy No', 'Status', 'EVC applicable till date']);
      expect(texts('cell')).toEqual(['50030001', status, shown]);
      expect(sent(form, 'POST evc-applicable-date/')[0]!.payload).toEqual({
        policy_number: '50030001',
      });
      expect(button('Renew')).toBeTruthy();
      // The open-request check runs only when Renew is pressed.
      expect(sent(form, 'POST sr-status/')).toEqual([]);
    },
  );

  it('[DLC-06] [DLC-07] Renew checks for an open request, then offers the two options', async () => {
    let isOpen = true;
    const form = await open({ 'POST sr-status/': () => good({ already_open: String(isOpen) }) });
    await pick(form, first);
    await press(form, 'Renew');
    expect(sent(form, 'POST sr-status/')[0]!.payload).toEqual({
      policy_number: '50030001',
      etli_sub_type: 'ST0999',
    });
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Your previous request is in progress.');
    await press(form, 'OK');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(button('Renew').getAttribute('aria-pressed')).toBe('false');
    isOpen = false;
    await press(form, 'Renew');
    expect(button('Renew').getAttribute('aria-pressed')).toBe('true');
    expect(radio('Photo Verification') && radio('Upload Jeevan Praman Certificate')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit request' })).toBeNull();
  });

  it('requires a policy before Renew, and shows when the check failed', async () => {
    const form = await open({ 'POST sr-status/': () => bad() });
    await press(form, 'Renew');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText('Policy Number')),
    );
    await pick(form, first);
    await press(form, 'Renew');
    expect(described(button('Renew'))).toContain('We could not check this.');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('[DLC-08] [DLC-10] [DLC-11] [DLC-13] [DLC-16] takes, retakes, verifies and sends a photo', async () => {
    const form = await renew();
    await photograph(form);
    expect(camera.isOn).toBe(false);
    await press(form, 'Retake');
    await waitFor(() => expect(camera.isOn).toBe(true));
    await form.user.click(await screen.findByRole('button', { name: 'Take photo' }));
    await waitFor(() => expect(document.activeElement).toBe(verify()));
    expect(screen.queryByRole('button', { name: 'Submit request' })).toBeNull();
    await form.user.click(verify());
    expect(await screen.findAllByText('Face Verified Successfully')).not.toHaveLength(0);
    expect(sent(form, 'POST face-liveness/')[0]!.payload).toEqual({
      image: btoa(encoded['image/webp']!),
      policy_number: '50030001',
    });
    expect(radio('Upload Jeevan Praman Certificate').closest('fieldset:disabled')).toBeTruthy();
    for (const name of ['Retake', 'Take photo', 'Turn on the camera'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press(form, 'Submit request');
    await screen.findByText('SR1001');
    const [raised] = sent(form, 'POST generate-sr-ticket/');
    expect(raised!.payload).toMatchObject({
      policy_number: '50030001',
      etli_sub_type: 'ST0999',
      policy_holder_name: 'Asha Sample',
      certificate: null,
    });
    expect(await raised!.options!.files!.image!.text()).toBe(encoded['image/webp']);
  });

  it('[DLC-17] encodes the photo as WebP with quality 0.92, or as JPEG in browsers without WebP', async () => {
    const form = await renew();
    await photograph(form);
    expect(camera.encode.mock.calls[0]!.slice(1)).toEqual(['image/webp', 0.92]);
    camera.encode.mockImplementation(
      (give, type) => void give(pictureOf(type === 'image/webp' ? 'image/png' : type)),
    );
    await press(form, 'Retake');
    await form.user.click(await screen.findByRole('button', { name: 'Take photo' }));
    await form.user.click(await screen.findByRole('checkbox'));
    await form.user.click(await screen.findByRole('button', { name: 'Submit request' }));
    await screen.findByText('SR1001');
    const { image } = sent(form, 'POST generate-sr-ticket/')[0]!.options!.files!;
    expect(image).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg' });
  });

  it.each([
    ['NotAllowedError', 'Allow camera access on the system'],
    ['NotFoundError', 'We found no camera on this device. Connect one and try again.'],
    ['NotReadableError', /in use by another program/],
  ])('[DLC-09] for the camera error %s shows %s', async (refusal, message) => {
    camera.refuses = refusal;
    const form = await renew();
    await press(form, 'Turn on the camera');
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    expect(screen.getByRole('alert').textContent).toContain(
      'choose “Upload Jeevan Praman Certificate” above',
    );
    camera.refuses = undefined;
    await photograph(form);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says under the sentence of DLC-09 how to allow the camera, and leaves the focus on its button', async () => {
    camera.refuses = 'NotAllowedError';
    const form = await renew();
    await press(form, 'Turn on the camera');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Allow camera access on the system')).toBeTruthy();
    expect(
      within(alert).getByText(/allow the camera\. Then press “Turn on the camera” again/),
    ).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Turn on the camera'));
  });

  it('shows that the camera was unplugged, and continues when it is back', async () => {
    const form = await renew();
    await press(form, 'Turn on the camera');
    await screen.findByRole('button', { name: 'Take photo' });
    camera.unplug();
    expect((await screen.findByRole('alert')).textContent).toContain('disconnected');
    await photograph(form);
  });

  it('turns the camera off when the other option is chosen and when the form closes', async () => {
    const form = await renew();
    await press(form, 'Turn on the camera');
    expect(camera.isOn).toBe(true);
    await form.user.click(radio('Upload Jeevan Praman Certificate'));
    expect(camera.isOn).toBe(false);
    await form.user.click(radio('Photo Verification'));
    await press(form, 'Turn on the camera');
    form.unmount();
    expect(camera.isOn).toBe(false);
  });

  it('[DLC-12] without a face, Cancel keeps the photo and Confirm retakes it', async () => {
    const form = await renew({ 'POST face-liveness/': () => good({ liveness: 'no face' }) });
    await photograph(form);
    await form.user.click(verify());
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(noFace)).toBeTruthy();
    await press(form, 'Cancel');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(verify().checked).toBe(false);
    await form.user.click(verify());
    await screen.findByRole('alertdialog');
    await press(form, 'Confirm');
    expect(await screen.findByRole('button', { name: 'Take photo' })).toBeTruthy();
    expect(camera.isOn).toBe(true);
  });

  it('shows why a photo could not be verified, and keeps it', async () => {
    const form = await renew({ 'POST face-liveness/': () => bad('The service does not answer') });
    await photograph(form);
    await form.user.click(verify());
    expect((await screen.findByRole('alert')).textContent).toBe('The service does not answer');
    expect(verify().checked).toBe(false);
  });

  it('[DLC-13] [DLC-14] [DLC-15] [DLC-16] accepts the right files for a certificate, shows its note, and sends it', async () => {
    const form = await renew({}, 'Upload Jeevan Praman Certificate');
    expect(described(upload())).toContain('must be issued within the last 12 months');
    drop(file('a.docx'));
    expect(described(upload())).toContain('Only image and PDF formats are allowed');
    drop(file('a.pdf', 5_000_000));
    expect(described(upload())).toContain('File size should be less than 5MB');
    expect(screen.queryByRole('button', { name: 'Submit request' })).toBeNull();
    for (const name of ['a.pdf', 'a.jpeg', 'a.jpg', 'a.png']) {
      drop(file(name, 4_999_999));
      expect(await screen.findByText(name)).toBeTruthy();
    }
    expect(described(upload())).not.toContain('Only');
    await press(form, 'Submit request');
    await screen.findByText('SR1001');
    const [raised] = sent(form, 'POST generate-sr-ticket/');
    expect(raised!.payload).toMatchObject({ image: null });
    expect(raised!.options!.files!.certificate!.name).toBe('a.png');
  });

  it('keeps the pressed button and the photo in a draft, and repeats the open-request check', async () => {
    const form = await renew();
    await photograph(form);
    await waitFor(async () => expect((await storedDraft())?.files).toHaveLength(1));
    form.unmount();
    const again = await open();
    expect(await screen.findByRole('img', { name: 'Your photo' })).toBeTruthy();
    expect(button('Renew').getAttribute('aria-pressed')).toBe('true');
    expect(sent(again, 'POST sr-status/')).toHaveLength(1);
  });

  it('resets the button when the next policy has an open request', async () => {
    const form = await renew({
      'POST sr-status/': ({ policy_number }: { [name: string]: unknown }) =>
        good({ already_open: String(policy_number === '50030002') }),
    });
    await pick(form, '50030002 - Annuity');
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    await press(form, 'OK');
    expect(button('Renew').getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
