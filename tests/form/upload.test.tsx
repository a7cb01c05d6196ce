import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { encryptedPdf } from '../uploads/pdf';
import { described, openForm, pick, submit, ticket } from './renderForm';
import { definitionOf } from './definitions';
import { deferred, file } from './server';

describe('upload', () => {
  const letter = {
    type: 'object',
    upload: { extensions: ['pdf', 'docx', 'doc'], maxBytes: 5_000_000 },
  };
  const definition = definitionOf(
    { letter },
    { schema: { required: ['letter'] }, ui: { letter: { 'ui:title': 'Letter' } } },
  );
  const input = () => screen.getByLabelText('Letter');
  const announced = () => screen.getAllByRole('status').at(-1)!.textContent;
  const drop = (dropped: File) =>
    fireEvent.drop(input().parentElement!, { dataTransfer: { files: [dropped] } });

  it('[FMT-07] [ERR-10] shows the accepted types, and rejects others with the specified message', async () => {
    await openForm(definition);
    expect(described(input())).toBe('pdf, docx or doc, smaller than 5 MB');
    expect(input().getAttribute('accept')?.split(',')).toEqual([
      '.pdf',
      '.docx',
      '.doc',
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/msword',
    ]);
    drop(file('photo.png'));
    expect(described(input())).toContain('Only .pdf, .docx, .doc file formats are accepted');
    drop(file('letter.pdf'));
    expect(await screen.findByText('letter.pdf')).toBeTruthy();
    expect(described(input())).not.toContain('Only');
  });

  it('rejects a file that is too large and keeps the previous one', async () => {
    const { user } = await openForm(definition);
    await user.upload(input(), file('small.pdf'));
    expect(await screen.findByText('small.pdf')).toBeTruthy();
    await user.upload(input(), file('big.pdf', 6_200_000));
    expect(described(input())).toContain('File size should be less than 5MB');
    expect(described(input())).toContain(
      '“big.pdf” was not taken: it has 6.2 MB. “small.pdf” stays.',
    );
    expect(screen.getByText('small.pdf')).toBeTruthy();
    expect(screen.queryByText('big.pdf')).toBeNull();
  });

  it('shows name and size, and allows removing and replacing by keyboard', async () => {
    const { user } = await openForm(definition);
    await user.upload(input(), file('letter.pdf', 1_800_000));
    expect(await screen.findByText('1.8 MB')).toBeTruthy();
    expect(announced()).toBe('The file is chosen, 1.8 MB.');
    const replace = screen.getByRole('button', { name: 'Replace Letter' });
    const click = vi.spyOn(input(), 'click');
    replace.focus();
    await user.keyboard('{Enter}');
    expect(click).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Remove Letter' }));
    expect(screen.queryByText('letter.pdf')).toBeNull();
    expect(announced()).toBe('The file is removed.');
    await waitFor(() => expect(document.activeElement).toBe(input()));
  });

  it('shows a preview of a picture, and an unreadable one as a file', async () => {
    const photos = definitionOf(
      { photo: { ...letter, upload: { extensions: ['jpg'], maxBytes: 5000 } } },
      { ui: { photo: { 'ui:title': 'Photo' } } },
    );
    const { user } = await openForm(photos);
    await user.upload(screen.getByLabelText(/Photo/), file('me.jpg', 10, 'image/jpeg'));
    const preview = await screen.findByRole('img', { name: 'Preview of me.jpg' });
    expect(preview.getAttribute('src')).toMatch(/^blob:/);
    fireEvent.error(preview);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('me.jpg')).toBeTruthy();
  });

  const locked = async () => new File([new Uint8Array(await encryptedPdf())], 'letter.pdf');
  const unreadable = () =>
    Object.assign(file('letter.pdf'), { arrayBuffer: () => Promise.reject(new Error('moved')) });

  it.each<[what: string, make: () => File | Promise<File>, problem: string]>([
    ['without content', () => new File([], 'letter.pdf'), 'This file is empty'],
    ['of text', () => new File(['Dear Sir'], 'letter.pdf'), 'This file is not what its name says'],
    [
      'of a picture',
      () => renamed('photo.jpg', 'letter.pdf'),
      'This file is not what its name says',
    ],
    ['that was cut off', () => cut(file('letter.pdf'), 200), 'This file is damaged'],
    ['with a password', locked, 'This file is locked'],
    ['that is a zip', () => new File(['PK\x03\x04'], 'letter.docx'), 'This file is damaged'],
    ['that cannot be read', unreadable, 'This file cannot be opened'],
  ])(
    'rejects a file %s at once, says which file counts, and announces both',
    async (_what, make, problem) => {
      await openForm(definition);
      drop(await make());
      await waitFor(() => expect(described(input())).toContain(problem));
      const name = (await make()).name;
      expect(described(input())).toContain(`“${name}” was not taken. No file is chosen.`);
      expect(announced()).toContain(problem);
      drop(file('right.pdf'));
      expect(await screen.findByText('right.pdf')).toBeTruthy();
      expect(described(input())).not.toContain('not taken');
      drop(await make());
      await waitFor(() => expect(described(input())).toContain('“right.pdf” stays.'));
      expect(screen.getByText('right.pdf')).toBeTruthy();
    },
  );

  it.each<[what: string, dropped: object, problem: string]>([
    [
      'five files',
      { files: Array.from('12345', (n) => file(`${n}.pdf`)) },
      'None of the 5 files was taken.',
    ],
    ['a text', { files: [] }, 'Only a file can be dropped here.'],
    [
      'a folder',
      { files: [file('scans')], items: [{ webkitGetAsEntry: () => ({ isDirectory: true }) }] },
      'This is a folder.',
    ],
  ])('takes nothing of %s', async (_what, dataTransfer, problem) => {
    await openForm(definition);
    fireEvent.drop(input().parentElement!, { dataTransfer });
    expect(described(input())).toContain(problem);
    expect(described(input())).toContain('No file is chosen.');
  });

  it('counts the file that was chosen last, however long each is read', async () => {
    const slow = deferred();
    const first = Object.assign(file('first.pdf'), { arrayBuffer: slow.answering });
    await openForm(definition);
    drop(first);
    expect(screen.getByText('Looking at the file…')).toBeTruthy();
    drop(file('second.pdf'));
    expect(await screen.findByText('second.pdf')).toBeTruthy();
    slow.release(new ArrayBuffer(5) as never);
    await slow.answering();
    expect(described(input())).not.toContain('not taken');
    expect(screen.getByText('second.pdf')).toBeTruthy();
  });

  it('waits for a file that is still read before it is submitted', async () => {
    const slow = deferred();
    const late = file('letter.pdf');
    const bytes = await late.arrayBuffer();
    const form = await openForm(definition, { 'POST trial/': ticket });
    await pick(form);
    drop(Object.assign(late, { arrayBuffer: slow.answering }));
    await submit(form);
    expect(form.calls.filter(({ name: call }) => call === 'POST trial/')).toEqual([]);
    slow.release(bytes as never);
    await screen.findByText('SR1001');
  });

  it('says how to make a PDF from a photo where no picture is taken, and not where one is', async () => {
    await openForm(
      definitionOf(
        { letter, photo: { ...letter, upload: { extensions: ['pdf', 'jpg'], maxBytes: 5000 } } },
        { ui: {} },
      ),
    );
    expect(screen.getAllByText('How do I make a PDF from a photo?')).toHaveLength(1);
    expect(screen.getAllByText(/Press the Share button/)).toHaveLength(2);
  });

  it.each(['scan.tif', 'scan.TIFF', 'scan.tiff '])(
    'takes %s where tiff is accepted',
    async (name) => {
      await openForm(
        definitionOf(
          { letter: { ...letter, upload: { extensions: ['tiff'], maxBytes: 5_000_000 } } },
          { ui: { letter: { 'ui:title': 'Letter' } } },
        ),
      );
      expect(screen.getByLabelText(/Letter/).getAttribute('accept')).toBe('.tiff,.tif,image/tiff');
      fireEvent.drop(screen.getByLabelText(/Letter/).parentElement!, {
        dataTransfer: { files: [renamed('scan.tiff', name)] },
      });
      expect(await screen.findByText(name.trim())).toBeTruthy();
    },
  );

  const renamed = (content: string, name: string) => new File([file(content)], name);
  const cut = (whole: File, bytes: number) => new File([whole.slice(0, bytes)], whole.name);
});
