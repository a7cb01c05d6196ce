import { expect, it } from 'vitest';
import { documentOf, buildPayload, openRequest } from '../../src/engine';
import { contextOf } from '../examples';
import { sameMessage, unanswered } from '../exampleRequest';
import { exampleRequest, illness, mandatory, questionMandatory } from './exampleRequest';

const { definition, example, messagesOf, sentForm, shown, outcomeOf } = exampleRequest('dgh_form');
const womanAlone = example('accepted-woman-alone');
const both = example('accepted-both-not-well');
const isHidden = (field: string) => definition.ui[field]['ui:widget'] === 'hidden';
const seen = (answers: object) => shown(answers).filter((field) => !isHidden(field));

it('[DGH-04] [DGH-05] has the revival checkbox, the health questions of the insured and the declaration, and those of the proposer only when one is needed', () => {
  expect(seen(sentForm(womanAlone))).toEqual([
    'applicationForRevival',
    'q2h_insured',
    'declaration_text',
    'placeOfDeclaration',
    'dateOfDeclaration',
    'acceptDeclarationAuthorisation',
  ]);
  expect(seen(sentForm(both))).toEqual(
    expect.arrayContaining(['q2h_proposer', ...illness.map((name) => `${name}Proposer`)]),
  );
  expect(sentForm(womanAlone, { q2h_proposer: 'no' })).not.toHaveProperty('q2h_proposer');
  const widgetOf = (field: string) => definition.ui[field]['ui:widget'];
  expect(widgetOf('applicationForRevival')).toBe('checkbox');
  expect(widgetOf('acceptDeclarationAuthorisation')).toBe('checkbox');
});

it('[DGH-06] has today’s date, read-only, and a place of at most 30 characters', () => {
  expect(openRequest(definition, contextOf(definition, womanAlone))).toMatchObject({
    answers: { dateOfDeclaration: '21-11-2026' },
  });
  expect(definition.ui.dateOfDeclaration['ui:widget']).toBe('existing');
  expect(sentForm(womanAlone, { dateOfDeclaration: '01-01-2020' }).dateOfDeclaration).toBe(
    '21-11-2026',
  );
  expect(messagesOf(womanAlone, { placeOfDeclaration: 'x'.repeat(30) })).toEqual({});
  expect(messagesOf(womanAlone, { placeOfDeclaration: 'x'.repeat(31) })).toEqual({
    placeOfDeclaration: 'Only 30 characters allowed',
  });
});

it('[DGH-07] requires the accepted declaration, a place and a date', () => {
  for (const value of [undefined, false])
    expect(messagesOf(womanAlone, { acceptDeclarationAuthorisation: value })).toEqual({
      acceptDeclarationAuthorisation: mandatory,
    });
  expect(messagesOf(womanAlone, { placeOfDeclaration: ' ' })).toEqual({
    placeOfDeclaration: mandatory,
  });
  expect(definition.schema.required).toContain('dateOfDeclaration');
});

it('[DGH-12] requests the OTPs of both parties with mobile, policy and e-mail of the records', () => {
  expect(definition.request.signatures!.map(({ id, call }) => [id, call])).toEqual([
    ['OtpVerificationLA', 'POST get-otp/'],
    ['OtpVerificationPR', 'POST get-otp/'],
  ]);
  const document = documentOf(contextOf(definition, both), both.answers);
  const sent = definition.request.signatures!.map(({ send }) => buildPayload(send, document));
  const common = { policy_number: '50020002', otp_type: 'dgh' };
  expect(sent).toMatchObject([
    { ...common, phone_number: '9000000022', email: 'nisha.specimen@example.com' },
    { ...common, phone_number: '9000000002', email: 'vikram.specimen@example.com' },
  ]);
  const missing = (from: typeof womanAlone) => {
    const outcome = outcomeOf(from, {}, { signed: {} });
    return outcome.kind === 'problems' && outcome.problems.map(({ rule }) => rule);
  };
  expect(missing(womanAlone)).toEqual(['signature']);
  expect(missing(both)).toEqual(['signature', 'signature']);
});

it('[DGH-15] sends the specified fields, with contacts of the records only', () => {
  const details = ['Insured', 'Proposer'].flatMap((party) => illness.map((name) => name + party));
  const own = {
    laMobile: '9000000022',
    laEmail: 'nisha.specimen@example.com',
    ownerMobile: '9000000002',
    ownerEmail: 'vikram.specimen@example.com',
    policyId: '50020002',
  };
  const forged = Object.fromEntries(Object.keys(own).map((field) => [field, 'forged']));
  const form = sentForm(both, forged);
  expect(form).toMatchObject(own);
  expect(Object.keys(form)).toEqual(
    expect.arrayContaining([
      'applicationForRevival',
      'acceptDeclarationAuthorisation',
      'dateOfDeclaration',
      'placeOfDeclaration',
      ...details,
    ]),
  );
});

it('requires the details for each party that is not in good health', () => {
  const details = illness.map((name) => `${name}Insured`);
  expect(messagesOf(both, unanswered(details))).toEqual(sameMessage(details, mandatory));
  expect(sentForm(both, { q2h_insured: 'yes' })).not.toHaveProperty(details[0]!);
  expect(messagesOf(both, { q2h_insured: undefined })).toEqual({ q2h_insured: questionMandatory });
});

it('[DGH-16] has the sub-type DGH Certificate', () => {
  expect(definition.request.subType.name).toBe('DGH Certificate');
  expect(exampleRequest('revival_application').definition.request.subType.name).toBe(
    'DGH Certificate',
  );
});
