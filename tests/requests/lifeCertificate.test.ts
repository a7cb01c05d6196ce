import { expect, it } from 'vitest';
import { canSubmit } from '../../src/engine';
import { contextOf } from '../examples';
import { exampleRequest, file, kindsOfFile } from '../exampleRequest';

const { definition, example, fileMessage } = exampleRequest(
  'digital_life_certificate',
  'accepted-certificate',
);

it('[DLC-13] cannot be submitted with a rejected certificate', () => {
  const context = contextOf(definition, example);
  const withFile = (name: string, size: number) =>
    canSubmit(definition, context, { ...example.answers, certificate: file(name, size) });
  expect(withFile('certificate.pdf', 4_999_999)).toBe(true);
  expect(withFile('certificate.pdf', 5_000_000)).toBe(false);
  expect(withFile('certificate.docx', 2000)).toBe(false);
  expect(canSubmit(definition, context, { ...example.answers, certificate: undefined })).toBe(
    false,
  );
});

it('[DLC-14] accepts a certificate as pdf, jpeg, jpg or png, smaller than 5,000,000 bytes', () => {
  for (const kind of kindsOfFile)
    expect([kind, fileMessage('certificate', `certificate.${kind}`)]).toEqual([
      kind,
      ['pdf', 'jpeg', 'jpg', 'png'].includes(kind)
        ? undefined
        : 'Only image and PDF formats are allowed',
    ]);
  expect(fileMessage('certificate', 'certificate.pdf', 4_999_999)).toBe(undefined);
  expect(fileMessage('certificate', 'certificate.pdf', 5_000_000)).toBe(
    'File size should be less than 5MB',
  );
});
