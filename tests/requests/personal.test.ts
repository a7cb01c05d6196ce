import { describe, expect, it } from 'vitest';
import { asking, without } from './asking';

describe('name', () => {
  const { definition, wordsOf } = asking('name_change', 'accepted-name');

  it('[NAME-02] wants a first and a last name, the last one of at most 10 characters', () => {
    expect(wordsOf(without(['first_name', 'last_name']))).toEqual({
      first_name: 'Please enter First name',
      last_name: 'Please enter Last name',
    });
    expect(wordsOf({ last_name: 'Abcdefghij' })).toEqual({});
    expect(wordsOf({ last_name: 'Abcdefghijk' })).toEqual({
      last_name: 'New last name must have at most 10 characters',
    });
  });

  it('[NAME-03] refuses the names that we have', () => {
    for (const first_name of ['Asha', ' Asha '])
      expect(wordsOf({ first_name })).toEqual({
        first_name: 'Existing and New First name should not be same',
      });
    expect(wordsOf({ last_name: 'Sample' })).toEqual({
      last_name: 'Existing and New Last name should not be same',
    });
  });

  it('[NAME-04] refuses one name for both', () => {
    expect(wordsOf({ first_name: 'Mira', last_name: 'Mira' })).toEqual({
      last_name: 'First name and Last name should not be same',
    });
  });

  it('[NAME-05] wants an ID proof from the list, its document and the affidavit, and no marriage certificate', () => {
    expect(wordsOf(without(['id_proof', 'id_proof_doc', 'affidavit_doc']))).toEqual({
      id_proof: 'Please select ID proof',
      id_proof_doc: 'Please upload document',
      affidavit_doc: 'Please upload document',
    });
    expect(definition.request.lists!['/id_proof']).toMatchObject({ call: 'GET id-proof-list/' });
    expect(wordsOf({ id_proof: 'Library card' })).toHaveProperty('id_proof');
    expect(wordsOf({ marriage_certificate: undefined })).toEqual({});
  });
});

describe('phone number', () => {
  const { wordsOf } = asking('phone_no', 'accepted-mobile');
  const alternate = asking('phone_no', 'accepted-alternate');

  it('[PHONE-02] wants the type of the number', () => {
    expect(wordsOf({ contact_type: undefined })).toEqual({
      contact_type: 'Please select type of number',
    });
  });

  it('[PHONE-03] wants a number of ten digits that does not start with 0 and is not 1234567890', () => {
    const wrong = ['981234567', '98123456789', '98123 4567a', '0812345678', '1234567890'];
    expect(wordsOf({ mobile_number: undefined })).toEqual({
      mobile_number: 'Please enter Mobile Number',
    });
    expect(alternate.wordsOf({ alternate_number: undefined })).toEqual({
      alternate_number: 'Please enter Alternate Number',
    });
    for (const number of wrong) {
      expect(wordsOf({ mobile_number: number })).toEqual({
        mobile_number: 'Please enter valid Mobile Number',
      });
      expect(alternate.wordsOf({ alternate_number: number })).toEqual({
        alternate_number: 'Please enter valid Alternate Number',
      });
    }
    const right = '1234567899';
    expect(wordsOf({ mobile_number: right }, { proofs: [proved(right)] })).toEqual({});
  });

  it('[PHONE-04] refuses the number that we have', () => {
    expect(wordsOf({ mobile_number: '90000 00001' })).toEqual({
      mobile_number: 'Existing and New Mobile Number should not be same',
    });
    const asha = { contact_type: 'alternate', alternate_number: '9000000011' };
    expect(wordsOf(asha)).toEqual({
      alternate_number: 'Existing and New Alternate Number should not be same',
    });
  });
});

const proved = (value: string) => ({ purpose: 'phone', value });
