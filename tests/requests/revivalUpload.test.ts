import { expect, it } from 'vitest';
import { exampleRequest, kindsOfFile } from '../exampleRequest';

const { fileMessage } = exampleRequest('DGH', 'accepted-scan');
const field = 'DGHCertificateRequestForm';

it('[REVUP-02] accepts pdf, docx, jpeg or png, smaller than 5,000,000 bytes', () => {
  for (const kind of kindsOfFile)
    expect([kind, fileMessage(field, `declaration.${kind}`)]).toEqual([
      kind,
      ['pdf', 'docx', 'jpeg', 'jpg', 'png'].includes(kind)
        ? undefined
        : 'Document Type is incorrect',
    ]);
  expect(fileMessage(field, 'declaration.pdf', 4_999_999)).toBe(undefined);
  expect(fileMessage(field, 'declaration.pdf', 5_000_000)).toBe('Document Type is incorrect');
});
