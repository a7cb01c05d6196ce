import { describe, expect, it } from 'vitest';
import { exampleRequest, unanswered } from '../exampleRequest';

describe('name', () => {
  const { definition, messagesOf } = exampleRequest('name_change', 'accepted-name');

  it('[NAME-02] requires a first and a last name, the last name of at most 10 characters', () => {
    expect(messagesOf(unanswered(['first_name', 'last_name']))).toEqual({
      first_name: 'Please enter First name',
      last_name: 'Please enter Last name',
    });
    expect(messagesOf({ last_name: 'Abcdefghij' })).toEqual({});
    expect(messagesOf({ last_name: 'Abcdefghijk' })).toEqual({
      last_name: 'New last name must have at most 10 characters',
    });
  });

  it('[NAME-03] [OPEN-137] requires another name as a whole: one of the two may stay', () => {
    const both = {
      first_name: 'Existing and New First name should not be same',
      last_name: 'Existing and New Last name should not be same',
    };
    for (const first_name of ['Asha', ' Asha ', 'ASHA'])
      expect(messagesOf({ first_name, last_name: 'Sample' })).toEqual(both);
    expect(messagesOf({ first_name: 'Asha', last_name: 'Example' })).toEqual({});
    expect(messagesOf({ first_name: 'Aasha', last_name: 'Sample' })).toEqual({});
    // A customer whose record has one name only.
    const oneName = { customer: { firstName: 'Asha', lastName: '' } };
    expect(messagesOf({ first_name: 'Asha', last_name: 'Sample' }, oneName)).toEqual({});
  });

  it('[NAME-04] rejects the same first and last name', () => {
    expect(messagesOf({ first_name: 'Mira', last_name: 'Mira' })).toEqual({
      last_name: 'First name and Last name should not be same',
    });
  });

  it('[NAME-05] requires an ID proof from the list, its document and the affidavit, but no marriage certificate', () => {
    expect(messagesOf(unanswered(['id_proof', 'id_proof_doc', 'affidavit_doc']))).toEqual({
      id_proof: 'Please select ID proof',
      id_proof_doc: 'Please upload document',
      affidavit_doc: 'Please upload document',
    });
    expect(definition.request.lists!['/id_proof']).toMatchObject({ call: 'GET id-proof-list/' });
    expect(messagesOf({ id_proof: 'Library card' })).toHaveProperty('id_proof');
    expect(messagesOf({ marriage_certificate: undefined })).toEqual({});
  });
});

describe('phone number', () => {
  const { messagesOf } = exampleRequest('phone_no', 'accepted-mobile');
  const alternate = exampleRequest('phone_no', 'accepted-alternate');

  it('[PHONE-02] requires the type of the number', () => {
    expect(messagesOf({ contact_type: undefined })).toEqual({
      contact_type: 'Please select type of number',
    });
  });

  it('[PHONE-03] requires a number of ten digits that does not start with 0 and is not 1234567890', () => {
    const wrong = ['981234567', '98123456789', '98123 4567a', '0812345678', '1234567890'];
    expect(messagesOf({ mobile_number: undefined })).toEqual({
      mobile_number: 'Please enter Mobile Number',
    });
    expect(alternate.messagesOf({ alternate_number: undefined })).toEqual({
      alternate_number: 'Please enter Alternate Number',
    });
    for (const number of wrong) {
      expect(messagesOf({ mobile_number: number })).toEqual({
        mobile_number: 'Please enter valid Mobile Number',
      });
      expect(alternate.messagesOf({ alternate_number: number })).toEqual({
        alternate_number: 'Please enter valid Alternate Number',
      });
    }
    const right = '1234567899';
    expect(messagesOf({ mobile_number: right }, { proofs: [proved(right)] })).toEqual({});
  });

  it('[PHONE-04] rejects the existing number', () => {
    expect(messagesOf({ mobile_number: '90000 00001' })).toEqual({
      mobile_number: 'Existing and New Mobile Number should not be same',
    });
    const asha = { contact_type: 'alternate', alternate_number: '9000000011' };
    expect(messagesOf(asha)).toEqual({
      alternate_number: 'Existing and New Alternate Number should not be same',
    });
  });
});

const proved = (value: string) => ({ purpose: 'phone', value });
