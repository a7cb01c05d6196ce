import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { definitionOf } from '../files';
import { bad, type RenderedForm, described, openForm, pick } from './renderForm';
import { file, insurer } from './server';

const definition = definitionOf('pan_card');
const document = 'Upload PAN card document (.pdf, .jpg, .jpeg, .tiff)';
const open = (answers = {}) => openForm(definition, { ...insurer, ...answers });
const send = ({ user }: RenderedForm) =>
  user.click(screen.getByRole('button', { name: 'Submit request' }));

async function fill(form: RenderedForm) {
  await pick(form);
  await form.user.type(screen.getByLabelText('New PAN'), 'abcps1234g');
  await form.user.upload(screen.getByLabelText(document), file('pan.pdf'));
}

describe('PAN update', () => {
  it('[PAN-01] shows the existing PAN and asks for new PAN, document and comment', async () => {
    const form = await open();
    await pick(form);
    expect(form.calls).toContainEqual(
      expect.objectContaining({
        name: 'POST client-details-pan/',
        payload: { clientId: 'C1', dob: '1985-04-12' },
      }),
    );
    const now = screen.getByRole('group', { name: 'PAN now' });
    expect(within(now).getByText('ABCPS1234F')).toBeTruthy();
    for (const label of ['New PAN', document]) expect(screen.getByLabelText(label)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Comment/ })).toBeTruthy();
  });

  it('[PAN-02] requires the policy', async () => {
    const form = await open();
    await send(form);
    expect(screen.getByRole('link', { name: 'Please select policy number' })).toBeTruthy();
    expect(described(screen.getByLabelText('Policy Number'))).toContain(
      'Please select policy number',
    );
  });

  it('[PAN-03] requires the new PAN, of ten characters, and converts it to upper case', async () => {
    const form = await open();
    await pick(form);
    await send(form);
    const input = screen.getByLabelText<HTMLInputElement>('New PAN');
    expect(described(input)).toContain('Please enter Pan No.');
    await form.user.type(input, 'abcps1234gxyz');
    expect(input.value).toBe('ABCPS1234GXYZ');
    await send(form);
    expect(described(input)).toContain('Please enter valid PAN number');
    await form.user.clear(input);
    await form.user.paste('abcps 1234-g');
    expect(input.value).toBe('ABCPS1234G');
  });

  it('[PAN-04] rejects an invalid PAN', async () => {
    const form = await open();
    await pick(form);
    await form.user.type(screen.getByLabelText('New PAN'), '12345ABCDE');
    await send(form);
    expect(described(screen.getByLabelText('New PAN'))).toContain('Please enter valid PAN number');
  });

  it('[PAN-05] rejects the existing PAN', async () => {
    const form = await open();
    await pick(form);
    await form.user.type(screen.getByLabelText('New PAN'), 'abcps1234f');
    await send(form);
    expect(described(screen.getByLabelText('New PAN'))).toContain(
      'Existing and New PAN Number should be diffrent',
    );
    expect(form.calls.map(({ name }) => name)).not.toContain('POST pan-check/');
  });

  it('[PAN-06] requires the document', async () => {
    const form = await open();
    await pick(form);
    await send(form);
    expect(described(screen.getByLabelText(document))).toContain('Please upload Pan Card Document');
  });

  it('[PAN-07] [ERR-10] accepts pdf, jpg and jpeg and rejects others with the list of types', async () => {
    const form = await open();
    const user = form.user;
    await pick(form);
    for (const name of ['card.pdf', 'card.JPG', 'card.jpeg']) {
      await user.upload(screen.getByLabelText(document), file(name));
      expect(await screen.findByText(name)).toBeTruthy();
    }
    for (const name of ['card.tiff', 'card.png', 'card']) {
      dropped(file(name));
      expect(described(screen.getByLabelText(document))).toContain(
        'Only .pdf, .jpg, .jpeg file formats are accepted',
      );
      expect(screen.queryByText(name)).toBeNull();
    }
    expect(screen.getByText('card.jpeg')).toBeTruthy();
  });

  it('[PAN-08] [PAN-10] [PAN-11] [FLOW-10] checks the PAN, raises the request with the result, and shows the ticket', async () => {
    const form = await open();
    await fill(form);
    await form.user.type(screen.getByRole('textbox', { name: /^Comment/ }), 'Married');
    await send(form);
    const dialog = await screen.findByRole('alertdialog');
    expect(described(dialog)).toBe(
      'We have received your request to update PAN Number. Your reference number is SR1001',
    );
    const [check, raise] = form.calls.slice(-2);
    expect(check).toMatchObject({
      name: 'POST pan-check/',
      payload: {
        policy_number: '50010001',
        new_pan_number: 'ABCPS1234G',
        existing_pan_number: 'ABCPS1234F',
        name: 'Asha Sample',
        etli_sub_type: 'ST0999',
      },
      options: { as: 'multipart' },
    });
    expect(check!.options?.idempotencyKey).toBeUndefined();
    expect(raise).toMatchObject({
      name: 'POST pan-sr-raise/',
      payload: {
        policyNumber: '50010001',
        comment: 'Married',
        new_pan_number: 'ABCPS1234G',
        pan_status: 'valid',
        pan_document: { name: 'pan.pdf' },
        etli_sub_type: 'ST0999',
      },
      options: { as: 'multipart', idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
    expect(raise!.options!.files!.pan_document).toBeInstanceOf(File);
  });

  it('[PAN-09] shows the message of a failed PAN check in a dialog and stops', async () => {
    const form = await open({ 'POST pan-check/': () => bad('PAN is not valid') });
    await fill(form);
    await send(form);
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('PAN is not valid')).toBeTruthy();
    expect(form.calls.at(-1)!.name).toBe('POST pan-check/');
    expect(form.toasts).toEqual([]);
  });

  it('[PAN-12] [ERR-12] shows the message of a failed update in a dialog without a toast, and keeps the answers', async () => {
    const form = await open({ 'POST pan-sr-raise/': () => bad('PAN was not updated') });
    await fill(form);
    await send(form);
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('PAN was not updated')).toBeTruthy();
    expect(form.toasts).toEqual([]);
    await form.user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('New PAN').value).toBe('ABCPS1234G');
    expect(screen.getByText('pan.pdf')).toBeTruthy();
    expect(form.raised).toEqual([]);
  });
});

/** Drops a file, which bypasses the input's `accept`. */
function dropped(file: File): void {
  fireEvent.drop(screen.getByLabelText(document).parentElement!, {
    dataTransfer: { files: [file] },
  });
}
