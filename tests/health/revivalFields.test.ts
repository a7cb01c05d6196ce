import { expect, it } from 'vitest';
import { openRequest, readOnlyFields, normalizeAnswers } from '../../src/engine';
import { contextOf, type ExampleFile } from '../examples';
import { sameMessage, unanswered } from '../exampleRequest';
import {
  exampleRequest,
  female,
  general,
  illness,
  mandatory,
  otherPolicy,
  withParty,
} from './exampleRequest';

const { definition, example, messagesOf, sentForm, shown, asked, titleOf } =
  exampleRequest('revival_application');
const womanAlone = example('accepted-woman-alone');
const manAlone = example('accepted-man-alone');
const both = example('accepted-proposer-by-rider');
const everything = example('accepted-everything-open');

it('[REV-01] has the sections A. Personal Details, B. Health Details with height, weight and questions, and the declaration', () => {
  const sections = definition.ui['ui:sections']!;
  const titles = sections.map(({ title }) => title!);
  expect(titles).toContain('A. Personal Details');
  expect(titles.filter((title) => title.startsWith('B. Health Details')).length).toBeGreaterThan(3);
  expect(sections.at(-1)!.fields).toEqual([
    'declaration_text',
    'placeOfDeclaration',
    'dateOfDeclaration',
    'acceptDeclarationAuthorisation',
  ]);
  const fields = shown(normalizeAnswers(definition, sentForm(everything)));
  const order = ['heightProposerFeet', 'heightInsuredFeet', 'weightInsured', 'q2a_insured'];
  const places = order.map((field) => fields.indexOf(field));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(titleOf('heightInsuredFeet')).toMatch(/^1\.a /);
  expect(titleOf('weightInsured')).toMatch(/^1\.b /);
});

it('[REV-02] [REV-03] has a policy search and is divided into pages', () => {
  expect(definition.ui['ui:policy']).toBe('search');
  expect(definition.ui['ui:pages']).toBe(true);
});

it('[REV-05] starts with the flags for increase, top-up and rider false', () => {
  const opening = openRequest(definition, contextOf(definition, womanAlone));
  expect(opening).toMatchObject({
    answers: {
      applicationForIncreaseSA: false,
      applicationForTopUp: false,
      applicationForAdditionRider: false,
    },
  });
});

it('[REV-06] [REV-07] [REV-10] [REV-17] sends the specified fields under their names', () => {
  expect(Object.keys(sentForm(everything))).toEqual(
    expect.arrayContaining([
      ...'policyNumber salutation firstName middleName lastName occupation natureOfDuties annualIncome age gender nationality email address residencePhone mobilePhone'.split(
        ' ',
      ),
      ...['Proposer', 'Insured'].flatMap((party) => [
        ...['Feet', 'Inches', 'CM'].map((unit) => `height${party}${unit}`),
        `weight${party}`,
        ...illness.map((name) => name + party),
      ]),
      ...withParty([...general, ...female, 'q10d', 'hq11', 'hq12'], 'proposer'),
      ...withParty([...general, ...female, 'q10d', 'hq11', 'hq12'], 'insured'),
      'acceptDeclarationAuthorisation',
      'placeOfDeclaration',
      'dateOfDeclaration',
    ]),
  );
  const fields = asked(sentForm(everything));
  for (const field of Object.keys(fields).filter((name) => /^h?q\d/.test(name)))
    expect([field, fields[field].enum]).toEqual([field, ['yes', 'no']]);
});

it('[REV-08] asks q10a to q10d3 only when the life assured is a woman', () => {
  const questions = (from: ExampleFile) =>
    shown(sentForm(from)).filter((at) => at.startsWith('q10'));
  expect(questions(manAlone)).toEqual([]);
  expect(questions(womanAlone)).toEqual(withParty([...female, 'q10d'].sort(), 'insured'));
  expect(questions(both)).toHaveLength(14);
});

it('[REV-09] [REV-50] shows and requires the weeks only when q10b is yes for a party', () => {
  const named = (words: object) => 'duration_in_week' in words;
  expect(shown(sentForm(both))).not.toContain('duration_in_week');
  expect(messagesOf(both, { q10b_insured: 'yes' }).duration_in_week).toBe(mandatory);
  expect(messagesOf(both, { q10b_proposer: 'yes' }).duration_in_week).toBe(mandatory);
  expect(named(messagesOf(both, { q10b_proposer: 'yes', duration_in_week: '20' }))).toBe(false);
  expect(named(messagesOf(womanAlone, { q10b_proposer: 'yes' }))).toBe(false);
});

it('[REV-11] mentions the periods in the questions', () => {
  const questions = Object.keys(definition.ui).filter((name) => name.endsWith('_insured'));
  const titles = questions.map(titleOf);
  for (const period of [
    /In the last 5 years, have you had surgery or stayed in a hospital for more than 4 days/,
    /die before the age of 60/,
    /In the last year, has your weight gone up or down by 5 kg or more/,
    /cough or a cold that lasted more than 5 days/,
  ])
    expect(titles.filter((title) => period.test(title))).toHaveLength(1);
});

it('[REV-12] [REV-13] asks each party about tobacco, alcohol and narcotics: form, amount by day or week, and years or illness', () => {
  const form = sentForm(everything);
  for (const [box, name, period] of [
    ['isTobaccoSelect', 'tobacco', 'per day'],
    ['isAlcoholSelect', 'alcohol', 'per week'],
    ['isAnyNarcoticSelect', 'anyNarcotic', 'per day'],
  ] as const) {
    const fields = [
      `${name}ConsumedAs`,
      ...['Proposer', 'Insured'].flatMap((party) => [
        `${name}Quantity${party}`,
        `${name}IllnessTestOrYears${party}`,
      ]),
    ];
    expect(form).toMatchObject({ [box]: true });
    for (const field of fields) expect(form[field], field).toEqual(expect.any(String));
    expect(titleOf(`${name}QuantityProposer`)).toContain(`${period}, proposer`);
    expect(titleOf(`${name}QuantityInsured`)).toContain(`${period}, insured`);
    const unticked = sentForm(everything, { [box]: false });
    for (const field of fields) expect(unticked, field).not.toHaveProperty(field);
  }
});

it('[REV-15] [REV-49] [REV-53] accepts two other policies of each party, with limits; all seven fields of the first are required', () => {
  const limits = [40, 100, 50, 50, 15, 100, 100];
  for (const [party, row] of [
    ['insured', 'LA'],
    ['proposer', 'PR'],
  ] as const) {
    const first = otherPolicy.map((name) => `${name}${row}1`);
    const second = otherPolicy.map((name) => `${name}${row}2`);
    expect(sentForm(everything)).toMatchObject(
      Object.fromEntries([...first, ...second].map((field) => [field, expect.any(String)])),
    );
    expect(messagesOf(everything, unanswered([...first, ...second]))).toEqual(
      sameMessage(first, mandatory),
    );
    for (const [i, limit] of limits.entries())
      for (const field of [first[i]!, second[i]!]) {
        expect(messagesOf(everything, { [field]: 'x'.repeat(limit) })).toEqual({});
        expect(messagesOf(everything, { [field]: 'x'.repeat(limit + 1) })).toEqual({
          [field]: `Only ${limit} characters allowed`,
        });
      }
    const no = sentForm(everything, { [`hq12_${party}`]: 'no' });
    for (const field of [...first, ...second]) expect(no).not.toHaveProperty(field);
  }
});

it('[REV-18] [REV-19] [REV-20] [REV-22] [REV-23] [REV-24] fills the personal fields from the records and ignores sent values', () => {
  const own = {
    policyNumber: '50020001',
    salutation: 'Mr',
    firstName: 'Vikram',
    middleName: 'K',
    lastName: 'Specimen',
    gender: 'Male',
    age: 46,
    nationality: 'India',
    email: 'vikram.specimen@example.com',
    mobilePhone: '9000000002',
    address: '4 Garden Lane Indiranagar',
    dateOfDeclaration: '21-11-2026',
  };
  const context = contextOf(definition, both);
  expect(openRequest(definition, context)).toMatchObject({ answers: own });
  const forged = Object.fromEntries(Object.keys(own).map((field) => [field, 'forged']));
  expect(sentForm(both, forged)).toMatchObject(own);
  expect(openRequest(definition, contextOf(definition, womanAlone))).toMatchObject({
    answers: { gender: 'Female' },
  });
  for (const field of Object.keys(own))
    expect([field, definition.ui[field]['ui:widget']]).toEqual([field, 'existing']);
  const lines = Object.fromEntries(
    [1, 2, 3, 4].map((n) => [`permanentAddressLine${n}`, `Line${n}`]),
  );
  const elsewhere = { ...context, customer: { ...context.customer, ...lines } };
  expect(openRequest(definition, elsewhere)).toMatchObject({
    answers: { address: 'Line1 Line2 Line3 Line4' },
  });
  const day = (today: string) => openRequest(definition, { ...context, today });
  expect(day('2026-12-01')).toMatchObject({
    answers: { age: 47, dateOfDeclaration: '01-12-2026' },
  });
  expect(day('2026-11-30')).toMatchObject({ answers: { age: 46 } });
});

it('[REV-21] (OPEN-128) starts with the saved health record, personal and declared data separately', () => {
  const own = readOnlyFields(definition).map((at) => at.slice(1));
  const declared = /^(application|placeOf|accept)/;
  const given = Object.entries(sentForm(everything));
  const health = Object.fromEntries(
    given.filter(([field]) => !own.includes(field) && !declared.test(field)),
  );
  expect(Object.keys(health).length).toBeGreaterThan(100);
  const context = contextOf(definition, { ...both, loaded: { health: Object.fromEntries(given) } });
  const opening = openRequest(definition, context);
  expect(opening).toMatchObject({ answers: { ...health, firstName: 'Vikram', age: 46 } });
  for (const field of [
    'applicationForRevival',
    'placeOfDeclaration',
    'acceptDeclarationAuthorisation',
  ])
    expect('answers' in opening && field in opening.answers).toBe(false);
  const forged = { firstName: 'Forged', email: 'forged@example.com', gender: 'Female' };
  expect(
    openRequest(definition, contextOf(definition, { ...both, loaded: { health: forged } })),
  ).toMatchObject({
    answers: { firstName: 'Vikram', email: 'vikram.specimen@example.com', gender: 'Male' },
  });
});

it('[REV-25] computes centimetres from feet and inches and ignores sent values', () => {
  const height = (heightInsuredFeet: number, heightInsuredInches: number) =>
    sentForm(womanAlone, { heightInsuredFeet, heightInsuredInches, heightInsuredCM: 1 })
      .heightInsuredCM;
  expect(height(5, 4)).toBe(162.56);
  expect(height(6, 0)).toBe(182.88);
  expect(height(1, 11)).toBe(58.42);
  expect(height(7, 0)).toBe(213.36);
  expect(asked({}).heightInsuredFeet.enum).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(asked({}).heightInsuredInches.enum).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});
