import { describe, expect, it } from 'vitest';
import { sameMessage, exampleRequest, kindsOfFile, unanswered } from '../exampleRequest';

const { definition, messagesOf, fileMessage } = exampleRequest(
  'policy_assignment_request',
  'accepted-conditional',
);
const uploads = [
  'assignment_form',
  'bank_letter_loan_sanction_letter',
  'kyc_proof',
  'loan_mou',
  'noc_letter',
];
const mandatory = [
  'assignment_type',
  'first_name',
  'last_name',
  'dob',
  'gender',
  'pan_number',
  'pincode',
  'proof_of_address',
  'add1',
];
const optional = ['middle_name', 'mobile_number', 'email_id', 'uid', 'add2', 'add3'];

describe('policy assignment', () => {
  it('[ASGN-01] is absolute (AT1) or conditional (AT2)', () => {
    expect(definition.schema.properties.assignment_type.enum).toEqual(['AT1', 'AT2']);
    expect(definition.ui.assignment_type).toMatchObject({
      'ui:widget': 'select',
      'ui:enumNames': ['Absolute Assignment', 'Conditional Assignment'],
    });
    expect(messagesOf({ assignment_type: 'AT3' })).toHaveProperty('assignment_type');
  });

  it.each(mandatory)('[ASGN-04] requires %s', (field) => {
    for (const nothing of [undefined, ''])
      expect(messagesOf({ [field]: nothing })).toEqual({ [field]: 'This field is mandatory' });
  });

  it('[ASGN-05] can be sent without the optional fields', () => {
    expect(messagesOf(unanswered(optional))).toEqual({});
  });

  it('[ASGN-06] accepts only letters in names', () => {
    for (const name of ['first_name', 'middle_name', 'last_name'])
      for (const wrong of ['Kiran2', 'Kiran.', 'Ki_ran'])
        expect(messagesOf({ [name]: wrong })).toEqual({
          [name]: 'Please use letters and spaces only',
        });
  });

  it('[ASGN-07] requires a date of birth before today', () => {
    expect(messagesOf({ dob: '2026-11-20' })).toEqual({});
    for (const wrong of ['2026-11-21', '2026-11-22', '1985-02-31', '12/04'])
      expect(messagesOf({ dob: wrong })).toEqual({ dob: 'Please enter valid DOB' });
  });

  it('[ASGN-08] has the genders M, F and TG', () => {
    expect(definition.schema.properties.gender.enum).toEqual(['M', 'F', 'TG']);
    for (const gender of ['M', 'F', 'TG']) expect(messagesOf({ gender })).toEqual({});
    expect(messagesOf({ gender: 'X' })).toHaveProperty('gender');
  });

  it('[ASGN-09] [ASGN-11] [ASGN-13] rejects an invalid PAN, e-mail address and pin code', () => {
    const wrong = {
      pan_number: ['ABCP91234K', 'ABCPK1234', 'ABCPK1234LL'],
      email_id: ['kiran@nowhere', 'kiran', 'kiran+1@example.com'],
      pincode: ['40005', '4000501', '4000a5'],
    };
    const message = {
      pan_number: 'Please enter valid PAN number',
      email_id: 'Please enter valid Email',
      pincode: 'Please enter valid Pin Code',
    };
    for (const field of ['pan_number', 'email_id', 'pincode'] as const)
      for (const value of wrong[field])
        expect(messagesOf({ [field]: value })).toEqual({ [field]: message[field] });
    expect(messagesOf({ email_id: '' })).toEqual({});
  });

  it('[ASGN-10] [ASGN-12] accepts a mobile number of at most 10 digits and a UID of at most 12', () => {
    for (const [field, most] of [
      ['mobile_number', 10],
      ['uid', 12],
    ] as const) {
      expect(messagesOf({ [field]: '9'.repeat(most) })).toEqual({});
      expect(messagesOf({ [field]: '9'.repeat(most + 1) })).toHaveProperty(field);
      expect(messagesOf({ [field]: '98765x' })).toEqual({ [field]: 'Please use digits only' });
    }
  });

  it('[ASGN-14] requires five uploads: pdf, docx, doc, jpg, jpeg or png, smaller than 10,000,000 bytes', () => {
    expect(messagesOf(unanswered(uploads))).toEqual(sameMessage(uploads, 'Please upload document'));
    for (const upload of uploads) {
      for (const kind of kindsOfFile)
        expect([upload, kind, fileMessage(upload, `paper.${kind}`)]).toEqual([
          upload,
          kind,
          ['pdf', 'docx', 'doc', 'jpg', 'jpeg', 'png'].includes(kind)
            ? undefined
            : 'Only .pdf, .docx, .doc, .jpg, .jpeg, .png file formats are accepted',
        ]);
      expect(fileMessage(upload, 'paper.pdf', 9_999_999)).toBe(undefined);
      expect(fileMessage(upload, 'paper.pdf', 10_000_000)).toBe('File should be less than 10MB!');
    }
  });
});
