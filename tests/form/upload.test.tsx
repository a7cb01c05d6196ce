import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { described, openForm } from './renderForm';
import { definitionOf } from './definitions';
import { file } from './server';

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
  const drop = (dropped: File) =>
    fireEvent.drop(input().parentElement!, { dataTransfer: { files: [dropped] } });

  it('[FMT-07] [ERR-10] shows the accepted types, and rejects others with the specified message', () => {
    openForm(definition);
    expect(described(input())).toBe('pdf, docx or doc, smaller than 5 MB');
    expect(input().getAttribute('accept')).toBe('.pdf,.docx,.doc');
    drop(file('photo.png'));
    expect(described(input())).toContain('Only .pdf, .docx, .doc file formats are accepted');
    drop(file('letter.pdf'));
    expect(described(input())).not.toContain('Only');
  });

  it('rejects a file that is too large and keeps the previous one', async () => {
    const { user } = openForm(definition);
    await user.upload(input(), file('small.pdf'));
    await user.upload(input(), file('big.pdf', 5_000_000));
    expect(described(input())).toContain('File size should be less than 5MB');
    expect(screen.getByText('small.pdf')).toBeTruthy();
    expect(screen.queryByText('big.pdf')).toBeNull();
  });

  it('shows name and size, and allows removing and replacing by keyboard', async () => {
    const { user } = openForm(definition);
    await user.upload(input(), file('letter.pdf', 1_800_000));
    expect(screen.getByText('1.8 MB')).toBeTruthy();
    const replace = screen.getByRole('button', { name: 'Replace Letter' });
    const click = vi.spyOn(input(), 'click');
    replace.focus();
    await user.keyboard('{Enter}');
    expect(click).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Remove Letter' }));
    expect(screen.queryByText('letter.pdf')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(input()));
  });

  it('shows a preview of a picture, and an unreadable one as a file', async () => {
    const photos = definitionOf(
      { photo: { ...letter, upload: { extensions: ['jpg'], maxBytes: 5000 } } },
      { ui: { photo: { 'ui:title': 'Photo' } } },
    );
    const { user } = openForm(photos);
    await user.upload(screen.getByLabelText(/Photo/), file('me.jpg', 10, 'image/jpeg'));
    const preview = screen.getByRole('img', { name: 'Preview of me.jpg' });
    expect(preview.getAttribute('src')).toMatch(/^blob:/);
    fireEvent.error(preview);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('me.jpg')).toBeTruthy();
  });
});
