import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { encryptedPdf } from '../tests/uploads/pdf';
import { openRequest } from './fill';
import { expect, test } from './portal';
import { isReceived, submitTo, uploadFile } from './send';

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const fileOf = (name: string, buffer: Buffer, mimeType = ''): Chosen => ({
  name,
  mimeType,
  buffer,
});
const renamed = (content: string, name: string) => ({ ...uploadFile(content), name });
const cut = (file: Chosen, bytes: number) => ({ ...file, buffer: file.buffer.subarray(0, bytes) });
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]);
const picture = (width: number, height: number, more = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#a33', ...more } });
/** Every pixel differs, as in a photo that cannot be compressed. */
const largePhoto = () =>
  sharp(randomBytes(3200 * 2400 * 3), { raw: { width: 3200, height: 2400, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();

const describedBy = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Drops files as a mouse does; the last one may be gone before it is read. */
const drop = (page: Page, label: string, names: string[], isGone = false) =>
  describedBy(page, label).evaluate(
    async (input, { names, isGone }) => {
      const data = new DataTransfer();
      const folder = await navigator.storage.getDirectory();
      for (const name of names) {
        const handle = await folder.getFileHandle('dropped', { create: true });
        const writable = await handle.createWritable();
        await writable.write('%PDF-1.7 %%EOF');
        await writable.close();
        data.items.add(isGone ? await handle.getFile() : new File(['%PDF-1.7 %%EOF'], name));
      }
      if (isGone) await folder.removeEntry('dropped');
      input.parentElement!.dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }),
      );
    },
    { names, isGone },
  );

test('a file that cannot be sent is refused when it is chosen, with its reason and which file counts', async ({
  page,
  ensureSignedIn,
  isAccessible,
}) => {
  const label = 'Copy of passport';
  const types = 'Only .pdf, .jpeg, .jpg, .tiff file formats are accepted';
  const other = 'This file is not what its name says.';
  await ensureSignedIn('Daniel');
  await openRequest(page, 'gst_refund', '50050001');
  const input = describedBy(page, label);
  const refused: [about: string, file: Chosen, problem: string, hint?: string][] = [
    ['nothing in it', fileOf('empty.pdf', Buffer.alloc(0)), 'This file is empty.'],
    [
      'too large',
      uploadFile('large.pdf', 6_200_000),
      'File size should be less than 5MB',
      '“large.pdf” was not taken: it has 6.2 MB.',
    ],
    [
      'exactly at the limit',
      uploadFile('limit.PDF', 5_000_000),
      'File size should be less than 5MB',
      '“limit.PDF” was not taken: it has 5 MB.',
    ],
    ['another type', uploadFile('letter.docx'), types],
    ['no extension', uploadFile('letter'), types],
    ['two extensions', uploadFile('letter.pdf.exe'), types],
    ['text', fileOf('letter.pdf', Buffer.from('Dear Sir')), other],
    ['a picture called PDF', renamed('a.tiff', 'letter.pdf'), other],
    ['a PDF called picture', renamed('a.pdf', 'photo.jpg'), other],
    [
      'an iPhone photo',
      fileOf('IMG_1.HEIC', heic, 'image/heic'),
      'This is an iPhone photo (HEIC). Please make a screenshot',
    ],
    ['an iPhone photo under another name', fileOf('IMG_1.jpg', heic), 'This is an iPhone photo'],
    ['a password', fileOf('statement.pdf', await encryptedPdf()), 'This file is locked'],
    ['cut off', cut(uploadFile('half.pdf'), 900), 'This file is damaged or incomplete.'],
    ['a Devanagari name', fileOf('पासपोर्ट.pdf', Buffer.from('x')), other],
    ['a long name', fileOf(`${'long '.repeat(60)}.zip`, Buffer.from('PK\x03\x04')), types],
  ];
  const first = uploadFile('पहला पासपोर्ट.PDF');
  for (const kept of [undefined, first])
    for (const [about, file, problem, hint] of refused) {
      if (kept) {
        await input.setInputFiles(kept);
        await expect(page.getByText(kept.name, { exact: true }), about).toBeVisible();
      }
      await input.setInputFiles(file);
      await expect(input, about).toHaveAccessibleDescription(new RegExp(escaped(problem)));
      const counts = kept ? `“${kept.name}” stays.` : 'No file is chosen.';
      await expect(input, about).toHaveAccessibleDescription(
        new RegExp(`${escaped(hint ?? `“${file.name}” was not taken.`)} ${escaped(counts)}`),
      );
      await expect(page.getByRole('status').filter({ hasText: file.name }), about).toHaveCount(1);
      if (kept) await expect(page.getByText(kept.name, { exact: true }), about).toBeVisible();
    }
  await isAccessible('a refused file');
  await page.getByRole('button', { name: `Remove ${label}` }).click();
  await expect(input).not.toHaveAccessibleDescription(/not taken/);

  await drop(page, label, ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf']);
  await expect(input).toHaveAccessibleDescription(
    /None of the 5 files was taken. No file is chosen/,
  );
  await drop(page, label, ['gone.pdf'], true);
  await expect(input).toHaveAccessibleDescription(/cannot be opened|Only .pdf/);
  await drop(page, label, ['one.pdf']);
  await expect(page.getByText('one.pdf', { exact: true })).toBeVisible();
  await expect(input).not.toHaveAccessibleDescription(/not taken|cannot be opened/);
});

test('photos are changed where that helps, never in silence, and what was chosen is sent although it is gone', async ({
  page,
  ensureSignedIn,
  isAccessible,
}, testInfo) => {
  await ensureSignedIn('Daniel');
  await openRequest(page, 'gst_refund', '50050001');
  const input = (label: string) => describedBy(page, label);
  const noteOn = (words: RegExp) => page.locator('[id$="~note"]').filter({ hasText: words });

  await input('Copy of passport').setInputFiles(
    fileOf('IMG_7.avif', await picture(400, 300).avif().toBuffer(), 'image/avif'),
  );
  await expect(
    noteOn(/^“IMG_7.avif” \(1 KB\) was changed to the JPEG photo “IMG_7.jpg” \(\d+ KB\)/),
  ).toBeVisible();

  await expect(page.getByRole('status').filter({ hasText: 'IMG_7.jpg' })).toHaveCount(1);
  const png = fileOf('shot.png', await picture(400, 300).png().toBuffer(), 'image/png');
  await input('GSTIN declaration').setInputFiles(png);
  await expect(input('GSTIN declaration')).toHaveAccessibleDescription(
    /Only .pdf, .jpeg, .jpg, .tiff file formats are accepted.*“shot.png” was not taken. No file/,
  );
  await page.getByRole('button', { name: /^Use it as a JPEG photo of/ }).click();
  await expect(noteOn(/^“shot.png” .* was changed to the JPEG photo “shot.jpg”/)).toBeVisible();
  await expect(input('GSTIN declaration')).toBeFocused();

  await input('NRE bank statement').setInputFiles(
    fileOf('photo.jpg', await largePhoto(), 'image/jpeg'),
  );
  await expect(input('NRE bank statement')).toHaveAccessibleDescription(
    /File size should be less than 5MB.*“photo.jpg” was not taken: it has [\d.]+ MB. No file/,
  );
  await isAccessible('an offered copy');
  await page.getByRole('button', { name: /^Use a smaller copy of [\d.]+ (MB|KB)$/ }).click();
  await expect(noteOn(/^“photo.jpg” \([\d.]+ MB\) was changed/)).toBeVisible();
  const preview = page.getByRole('img', { name: 'Preview of photo.jpg' });
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThanOrEqual(2000);

  const onDisk = testInfo.outputPath('bill.pdf');
  await writeFile(onDisk, uploadFile('bill.pdf').buffer);
  await input('Proof of address abroad').setInputFiles(onDisk);
  await expect(page.getByText('bill.pdf', { exact: true })).toBeVisible();
  await rm(onDisk);
  const { payload, ticketnumber } = await submitTo(page, 'gst_refund/');
  expect(payload).toMatchObject({
    nre_bank_statement: 'photo.jpg',
    copy_passport: 'IMG_7.jpg',
    foreign_address_proof: 'bill.pdf',
    gstin_declaration: 'shot.jpg',
  });
  await isReceived(page, 'for GST refund for NRI', ticketnumber);
});

test('an upload without pictures says how to make a PDF from a photo, one with pictures lets a phone take one', async ({
  page,
  ensureSignedIn,
  isAccessible,
}) => {
  await ensureSignedIn('Daniel');
  await openRequest(page, 'name_change', '50050040');
  const help = page.getByText('How do I make a PDF from a photo?');
  await expect(help).toHaveCount(3);
  await expect(page.getByText(/then “Save to Files”/).first()).toBeHidden();
  await help.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/then “Save to Files”/).first()).toBeVisible();
  await isAccessible('how to make a PDF');
  await openRequest(page, 'bank_account', '50050001');
  await expect(page.getByLabel('Upload Bank Proof')).toHaveAttribute(
    'accept',
    '.pdf,.jpg,.jpeg,application/pdf,image/jpeg',
  );
  await expect(help).toHaveCount(0);
});

const escaped = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
