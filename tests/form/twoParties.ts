import type { Schema, Ui } from '../../src/engine/definition/definition';
import { bad, good, refused } from './renderForm';
import { definitionOf } from './definitions';

const yesNo: Schema = { type: 'string', enum: ['yes', 'no'] };
const text: Schema = { type: 'string', maxLength: 20 };
const word = (title: string): Ui => ({
  'ui:title': title,
  'ui:messages': { required: 'This field is mandatory' },
});
const question = (title: string): Ui => ({
  ...word(title),
  'ui:widget': 'radio',
  'ui:enumNames': ['Yes', 'No'],
});

/** A small form with pages, two parties and signatures, like the largest one. */
export const twoParties = definitionOf(
  {
    proposer_needed: { type: 'boolean', readOnly: true },
    feet: { type: 'integer', enum: [5, 6] },
    inches: { type: 'integer', enum: [0, 1, 2] },
    centimetres: { type: 'number', readOnly: true },
    well_insured: yesNo,
    smokes: yesNo,
    place: text,
    accepted: { type: 'boolean', enum: [true] },
  },
  {
    schema: {
      required: [
        'proposer_needed',
        'feet',
        'inches',
        'well_insured',
        'smokes',
        'place',
        'accepted',
      ],
      allOf: [
        {
          if: {
            properties: { proposer_needed: { const: true } },
            required: ['proposer_needed'],
          },
          then: { properties: { well_proposer: yesNo }, required: ['well_proposer'] },
        },
        {
          if: { properties: { smokes: { const: 'yes' } }, required: ['smokes'] },
          then: { properties: { how_much: text }, required: ['how_much'] },
        },
      ],
    },
    ui: {
      'ui:pages': true,
      'ui:policy': 'search',
      'ui:sections': [
        { title: 'Height', fields: ['proposer_needed', 'feet', 'inches', 'centimetres'] },
        {
          title: 'Health',
          layout: 'parties',
          banner: 'Above Questions are Mandatory',
          columns: [
            { title: 'Proposer', fields: ['well_proposer'] },
            { title: 'Insured', fields: ['well_insured'] },
          ],
        },
        { title: 'Habits', fields: ['smokes', 'how_much'] },
        { title: 'Declaration', fields: ['place', 'accepted'] },
      ],
      proposer_needed: { 'ui:widget': 'hidden' },
      feet: word('Feet'),
      inches: word('Inches'),
      centimetres: { 'ui:title': 'Centimetres', 'ui:widget': 'existing' },
      well_proposer: question('Are you well?'),
      well_insured: question('Are you well?'),
      smokes: { ...question('Do you smoke?'), 'ui:forgets': true },
      how_much: word('How much?'),
      place: word('Place'),
      accepted: { ...word('I accept'), 'ui:widget': 'checkbox' },
    },
    request: {
      load: [{ call: 'GET parties/', keep: { '/parties': '/parties' } }],
      prefill: {
        '/proposer_needed': '/loaded/parties/two',
        '/centimetres': { compute: 'heightInCm', of: ['/answers/feet', '/answers/inches'] },
      },
      draft: { load: 'GET dgh-draft/', save: 'POST dgh-draft/' },
      signatures: [
        {
          id: 'OtpVerificationLA',
          title: 'Insured',
          call: 'POST get-otp/',
          send: {
            policy_number: '/policy/policyNo',
            phone_number: { from: '/loaded/parties/laMobile', or: '' },
            email: { from: '/loaded/parties/laEmail', or: '' },
            otp_type: { const: 'dgh' },
          },
          resendAfter: 30,
        },
        {
          id: 'OtpVerificationPR',
          title: 'Proposer',
          call: 'POST get-otp/',
          when: {
            type: 'object',
            properties: {
              answers: {
                type: 'object',
                properties: { proposer_needed: { const: true } },
                required: ['proposer_needed'],
              },
            },
            required: ['answers'],
          },
          send: {
            policy_number: '/policy/policyNo',
            phone_number: { from: '/loaded/parties/ownerMobile', or: '' },
            email: { const: '' },
            otp_type: { const: 'dgh' },
          },
          resendAfter: 30,
        },
      ],
      steps: [
        {
          id: 'raise',
          call: 'POST trial/',
          raises: 'ticket',
          send: { policy_number: '/policy/policyNo', form_data: '/answers' },
        },
      ],
      downloads: [
        {
          title: 'Download form',
          call: 'POST download-dgh-pdf/',
          send: { policy_number: '/policy/policyNo', form_data: '/answers' },
          fileName: 'Declaration.pdf',
          signed: true,
        },
      ],
      asides: [
        {
          id: 'review',
          title: 'Submit for review',
          call: 'POST dgh-submit-review/',
          send: {
            policy_number: '/policy/policyNo',
            form_data: '/answers',
            incident_number: { from: '/link/incidentNum', or: '' },
          },
          message: 'It is with us for review.',
        },
      ],
    },
  },
);

/** A fake server that stores the draft. */
export function serverFor(two: boolean) {
  const signed: { [signature: string]: string } = {};
  let asked = '';
  const stored: { form?: object | undefined; savedAt: string } = {
    savedAt: '2026-11-21T09:02:00.000Z',
  };
  return {
    stored,
    signed,
    /** Saves as another device, later than the last save of this one. */
    changeElsewhere(answers: object) {
      stored.form = { ...stored.form, ...answers };
      stored.savedAt = '2026-11-21T09:30:00.000Z';
    },
    answers: {
      'GET parties/': () =>
        good({ parties: { two, laMobile: '9000000022', laEmail: '', ownerMobile: '9000000002' } }),
      'GET dgh-draft/': () =>
        good({
          form_data: stored.form ?? null,
          saved_at: stored.savedAt,
          changes: [],
          signatures: Object.entries(signed).map(([signature, form]) => ({
            signature,
            state: form === JSON.stringify(stored.form) ? 'given' : 'changed',
          })),
        }),
      'POST dgh-draft/': ({ form_data, saved_at }: { [name: string]: unknown }) => {
        if (saved_at !== undefined && saved_at !== stored.savedAt)
          return refused('', { saved_at: stored.savedAt });
        stored.form = form_data as object;
        return good({ saved_at: stored.savedAt });
      },
      'POST get-otp/': ({ phone_number }: { [name: string]: unknown }) => {
        asked = phone_number === '9000000022' ? 'OtpVerificationLA' : 'OtpVerificationPR';
        return good({ unique_id: 'u-1' });
      },
      'POST verify-otp/': ({ Otp_recieved }: { [name: string]: unknown }) => {
        if (Otp_recieved !== '1234') return bad('', { status: false });
        signed[asked] = JSON.stringify(stored.form);
        return good({ status: true });
      },
      'POST dgh-submit-review/': () => good({ saved_at: stored.savedAt }),
      'POST download-dgh-pdf/': () => ({ status: 'ok' as const, data: new Blob(['%PDF']) }),
    },
  };
}
