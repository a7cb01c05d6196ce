import { describe, expect, it } from 'vitest';
import { exampleRequest, kindsOfFile, unanswered } from '../exampleRequest';

const { definition, example, outcomeOf, messagesOf, fileMessage } = exampleRequest(
  'bank_account',
  'accepted-same-pan',
);

/** The final payload, after the penny drop. */
const sent = (changes: object) =>
  outcomeOf(changes, { steps: { pennyDrop: { status: 'success' } }, acknowledged: ['pennyDrop'] });

describe('bank account', () => {
  it('[BANK-04] rejects the existing account', () => {
    expect(messagesOf({ account_number: '1234 5678 9012' })).toEqual({
      account_number: 'Existing and New Account Number should not be same',
    });
  });

  it('[BANK-05] requires both documents, each as pdf, jpg or jpeg', () => {
    for (const field of ['bank_proof', 'pan_document']) {
      expect(messagesOf({ [field]: undefined })).toEqual({ [field]: 'Please upload document' });
      for (const kind of kindsOfFile)
        expect([field, kind, fileMessage(field, `scan.${kind}`)]).toEqual([
          field,
          kind,
          ['pdf', 'jpg', 'jpeg'].includes(kind)
            ? undefined
            : 'Only .pdf, .jpg, .jpeg file formats are accepted',
        ]);
    }
  });

  it('[BANK-06] requires an account type: Savings (SA) or Current (CA)', () => {
    expect(messagesOf({ account_type: undefined })).toEqual({
      account_type: 'Please select Account Type',
    });
    expect(definition.schema.properties.account_type.enum).toEqual(['SA', 'CA']);
    expect(definition.ui.account_type['ui:enumNames']).toEqual(['Savings', 'Current']);
    for (const account_type of ['SA', 'CA'])
      expect(sent({ account_type })).toMatchObject({ payload: { account_type } });
    expect(messagesOf({ account_type: 'NR' })).toHaveProperty('account_type');
  });

  it('[BANK-07] requires an account number of at most 20 digits', () => {
    expect(messagesOf({ account_number: undefined })).toEqual({
      account_number: 'Please enter Account Number',
    });
    expect(messagesOf({ account_number: '12345678901234567890' })).toEqual({});
    for (const wrong of ['123456789012345678901', '12345x'])
      expect(messagesOf({ account_number: wrong })).toEqual({
        account_number: 'Please enter valid Account Number',
      });
  });

  it('[BANK-08] requires a holder name of letters', () => {
    expect(messagesOf({ account_holder_name: undefined })).toEqual({
      account_holder_name: 'Please enter Account Holder Name',
    });
    for (const wrong of ['Asha 2', 'Asha!'])
      expect(messagesOf({ account_holder_name: wrong })).toEqual({
        account_holder_name: 'Please use letters and spaces only',
      });
  });

  it('[BANK-09] requires a PAN of ten characters and converts it to upper case', () => {
    expect(messagesOf({ pan_number: undefined })).toEqual({
      pan_number: 'Please enter PAN Number',
    });
    for (const wrong of ['ABCP91234K', 'ABCPK1234', 'ABCPK1234LL'])
      expect(messagesOf({ pan_number: wrong })).toEqual({ pan_number: 'Invalid PAN number' });
    expect(outcomeOf({ pan_number: 'abcps9999k' })).toMatchObject({
      payload: { new_pan_number: 'ABCPS9999K' },
    });
  });

  it('[BANK-10] requires an IFSC of eleven characters and converts it to upper case', () => {
    expect(messagesOf({ ifsc_code: undefined })).toEqual({ ifsc_code: 'Please enter IFSC Code' });
    for (const wrong of ['DEMO1000456', 'DEM00000456', 'DEMO000045', 'DEMO00004567'])
      expect(messagesOf({ ifsc_code: wrong })).toEqual({ ifsc_code: 'Invalid IFSC Code' });
    expect(sent({ ifsc_code: 'demo0000456' })).toMatchObject({
      payload: { ifsc_code: 'DEMO0000456' },
    });
  });

  it('requires everything except the comment', () => {
    expect(Object.keys(messagesOf(unanswered(Object.keys(example.answers)))).sort()).toEqual(
      Object.keys(example.answers)
        .filter((name) => name !== 'comment')
        .sort(),
    );
  });
});
