import { describe, expect, it } from 'vitest';
import { sameMessage, exampleRequest, kindsOfFile, unanswered } from '../exampleRequest';

const mixedCase = '27abcps1234f1z5';

describe('GST refund', () => {
  const { definition, outcomeOf, messagesOf, fileMessage, withoutPolicy } = exampleRequest(
    'gst_refund',
    'accepted-with-number',
  );
  const uploads = [
    'nre_bank_statement',
    'copy_passport',
    'foreign_address_proof',
    'gstin_declaration',
  ];

  it('[GSTREF-01] [GSTREF-04] requires a policy and four uploads, each pdf, jpeg, jpg or tiff', () => {
    expect(withoutPolicy(unanswered(['gst_number', ...uploads]))).toEqual({
      policy: 'Please select policy number',
      ...sameMessage(uploads, 'Please Upload Document'),
    });
    for (const upload of uploads)
      for (const kind of kindsOfFile)
        expect([upload, kind, fileMessage(upload, `scan.${kind}`)]).toEqual([
          upload,
          kind,
          ['pdf', 'jpeg', 'jpg', 'tiff'].includes(kind)
            ? undefined
            : 'Only .pdf, .jpeg, .jpg, .tiff file formats are accepted',
        ]);
  });

  it('[GSTREF-02] [GSTREF-03] accepts no GST number, or one of 15 upper-case letters and digits', () => {
    expect(messagesOf({ gst_number: undefined })).toEqual({});
    expect(outcomeOf({ gst_number: mixedCase })).toMatchObject({
      payload: { gst_number: '27ABCPS1234F1Z5' },
    });
    for (const wrong of ['27ABCPS1234F1Z', '27ABCPS1234F1Z55', '27ABCPS1234F1Z!'])
      expect(messagesOf({ gst_number: wrong })).toEqual({
        gst_number: 'Please enter valid GST Number',
      });
  });

  it('[GSTREF-05] has the only sub-type with a fixed code', () => {
    expect(definition.request.subType.code).toBe('ST0400');
  });
});

describe('GST number', () => {
  const { definition, outcomeOf, messagesOf, fileMessage } = exampleRequest(
    'gst_update',
    'accepted-new-number',
  );

  it('[GSTUP-01] [GSTUP-06] requires a new number and a certificate but no comment', () => {
    expect(messagesOf(unanswered(['gst_number', 'document', 'comment']))).toEqual({
      gst_number: 'Please Enter GST Number',
      document: 'Please upload document',
    });
    expect(definition.schema.properties.existing_gst_number.readOnly).toBe(true);
  });

  it('[GSTUP-04] [GSTUP-05] accepts a GST number in any case, and rejects an empty and an invalid one', () => {
    expect(outcomeOf({ gst_number: '29abcde1234f2z5' })).toMatchObject({
      payload: { gst_number: '29ABCDE1234F2Z5' },
    });
    expect(messagesOf({ gst_number: ' ' })).toEqual({ gst_number: 'Please Enter GST Number' });
    const wrong = [
      '29ABCDE1234F2Z',
      '29ABCDE1234F2Z55',
      '29ABCDE1234F2X5',
      '2AABCDE1234F2Z5',
      '29ABCDE1234F0Z5',
      '29ABCDE1234F2Z.',
    ];
    for (const gst_number of wrong)
      expect(messagesOf({ gst_number })).toEqual({ gst_number: 'Invalid GST Number' });
  });

  it('[GSTUP-07] accepts a certificate as pdf, doc or docx', () => {
    for (const kind of kindsOfFile)
      expect([kind, fileMessage('document', `certificate.${kind}`)]).toEqual([
        kind,
        ['pdf', 'doc', 'docx'].includes(kind)
          ? undefined
          : 'Only .pdf, .doc, .docx file formats are accepted',
      ]);
  });
});
