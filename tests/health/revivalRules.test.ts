import { expect, it } from 'vitest';
import { type Context, getAt } from '../../src/engine';
import { contextOf, type ExampleFile } from '../examples';
import { sameMessage, unanswered } from '../exampleRequest';
import {
  exampleRequest,
  female,
  general,
  mandatory,
  questionMandatory,
  withParty,
} from './exampleRequest';

const { definition, example, outcomeOf, messagesOf, sentForm, shown } =
  exampleRequest('revival_application');
const womanAlone = example('accepted-woman-alone');
const manAlone = example('accepted-man-alone');
const both = example('accepted-proposer-by-rider');
const covered = example('accepted-proposer-by-coverage');
const everything = example('accepted-everything-open');

const isOf = (party: string) => (field: string) => new RegExp(`${party}(?![a-z])`, 'i').test(field);
const proposerFields = (context: Partial<Context> = {}, from: ExampleFile = both) => {
  const outcome = outcomeOf(from, {}, { ...context, signed: {} });
  if (outcome.kind !== 'problems') throw new Error(outcome.kind);
  return outcome.problems
    .map(({ message }) => message)
    .filter((message) => message.startsWith('Proposer'));
};
/** The loaded values of an example, with changes. */
const loadedAs = (from: ExampleFile, changes: object) => ({
  loaded: { ...contextOf(definition, from).loaded, ...changes },
});

it('[REV-26] [REV-44] asks the proposer all questions when one is needed, and none otherwise', () => {
  const fields = (from: ExampleFile) => shown(sentForm(from)).filter(isOf('proposer'));
  expect(fields(womanAlone).filter((field) => field !== 'proposer_needed')).toEqual([]);
  const needed = withParty([...general, 'hq11', 'hq12'], 'proposer');
  expect(fields(both)).toEqual(expect.arrayContaining(needed));
  const measures = ['heightProposerFeet', 'heightProposerInches', 'weightProposer'];
  expect(messagesOf(both, unanswered([...needed, ...measures]))).toEqual({
    ...sameMessage(needed, questionMandatory),
    ...sameMessage(measures, mandatory),
  });
  const insured = withParty([...general, 'hq11', 'hq12'], 'insured');
  expect(shown(sentForm(womanAlone))).toEqual(expect.arrayContaining(insured));
  expect(sentForm(womanAlone, { q3_proposer: 'yes' })).not.toHaveProperty('q3_proposer');
});

it('[REV-27] needs a proposer when life assured and owner differ and a rider starts with WOP or PWB', () => {
  const withRider = (riderCode: string) =>
    proposerFields(loadedAs(both, { riders: [{ riderCode: 'ADB01' }, { riderCode }] }));
  expect(proposerFields()).toHaveLength(1);
  expect(withRider('PWB02')).toHaveLength(1);
  expect(withRider('WOP9')).toHaveLength(1);
  expect(withRider('XWOP1')).toEqual([]);
  expect(proposerFields(loadedAs(both, { riders: [] }))).toEqual([]);
});

it('[REV-28] needs a proposer for a Term plan with a coverage that starts with BHB', () => {
  const withCoverage = (planId: string) =>
    proposerFields(loadedAs(covered, { coverage: [{ planId: 'INTM01' }, { planId }] }), covered);
  expect(withCoverage('BHB77')).toHaveLength(1);
  expect(withCoverage('ABHB1')).toEqual([]);
  const { policy } = contextOf(definition, covered);
  const endowment = { policy: { ...policy, planType: 'TRAD' } };
  expect(proposerFields(endowment, covered)).toEqual([]);
});

it('[REV-29] needs no proposer when life assured and owner are the same person', () => {
  const { loaded } = contextOf(definition, both);
  const same = { detail: { ...getAt(loaded, '/detail'), laId: getAt(loaded, '/detail/ownerId') } };
  expect(proposerFields(loadedAs(both, same))).toEqual([]);
  expect(proposerFields(loadedAs(covered, same), covered)).toEqual([]);
});

it('[REV-35] [REV-36] [REV-38] [REV-43] requires every mandatory answer, with the message of its kind', () => {
  const questions = withParty([...general, 'hq11', 'hq12'], 'insured');
  const women = [...withParty(female, 'insured'), ...withParty(female, 'proposer')];
  const others = [
    ...'occupation natureOfDuties annualIncome placeOfDeclaration'.split(' '),
    ...'heightInsuredFeet heightInsuredInches weightInsured'.split(' '),
  ];
  expect(messagesOf(manAlone, unanswered([...questions, ...others]))).toEqual({
    ...sameMessage(questions, questionMandatory),
    ...sameMessage(others, mandatory),
  });
  expect(messagesOf(both, unanswered(women))).toEqual(sameMessage(women, questionMandatory));
  const { customer, loaded } = contextOf(definition, manAlone);
  const nameless = Object.fromEntries(
    Object.entries(customer).filter(([name]) => ['clientId', 'panNo'].includes(name)),
  );
  expect(messagesOf(manAlone, {}, { customer: nameless, loaded })).toEqual(
    sameMessage(
      'salutation firstName lastName age gender nationality email address mobilePhone'.split(' '),
      mandatory,
    ),
  );
  expect(definition.schema.required).toEqual(
    expect.arrayContaining(['policyNumber', 'dateOfDeclaration']),
  );
  const judge = definition.validators.schema!;
  const { heightInsuredCM: _, ...shapeless } = sentForm(manAlone);
  judge.call({ today: manAlone.today }, shapeless);
  expect(judge.errors).toMatchObject([
    { keyword: 'required', params: { missingProperty: 'heightInsuredCM' } },
    { keyword: 'if' },
  ]);
  // Centimetres are required once they can be computed; until then feet and inches are missing.
  expect(messagesOf(manAlone, { heightInsuredFeet: undefined })).toEqual({
    heightInsuredFeet: mandatory,
  });
});

it('[REV-37] requires the checkboxes of revival and declaration', () => {
  for (const field of ['applicationForRevival', 'acceptDeclarationAuthorisation'])
    for (const value of [undefined, false])
      expect(messagesOf(womanAlone, { [field]: value })).toEqual({ [field]: mandatory });
});

it('[REV-39] shows "Please Enter Mobile Number" when the policy number is missing', () => {
  expect(messagesOf(womanAlone, {}, { policy: undefined }).policyNumber).toBe(
    'Please Enter Mobile Number',
  );
});

it('[REV-40] [REV-41] validates the values of the records, each with its message', () => {
  const words = (changes: object) =>
    messagesOf(
      manAlone,
      {},
      { customer: { ...contextOf(definition, manAlone).customer, ...changes } },
    );
  expect(words({ firstName: 'Asha1' })).toEqual({ firstName: 'Enter Valid First Name' });
  expect(words({ lastName: '<Sample>' })).toEqual({ lastName: 'Enter Valid Last Name' });
  expect(words({ lastName: "D'Souza-Rao" })).not.toHaveProperty('lastName');
  expect(words({ emailId: 'asha' })).toEqual({ email: 'Enter Valid Email' });
  expect(words({ permanentCountry: '91' })).toEqual({ nationality: 'Enter Valid Nationality' });
  expect(words({ gender: 'X' })).toEqual({ gender: 'Enter Valid Gender' });
  expect(words({ dateOfBirth: '2030-01-01' })).toEqual({ age: 'Enter Valid Age' });
  expect(words({ dateOfBirth: '1880-01-01' })).toEqual({ age: 'Enter Valid Age' });
  expect(words({ mobileNo: '12345' })).toEqual({ mobilePhone: 'Enter Valid Mobile Number' });
  expect(words({ mobileNo: '90000000051' })).toEqual({
    mobilePhone: 'Mobile Number must be at most 10 characters',
  });
  expect(messagesOf(manAlone, { annualIncome: '5 lakh' })).toEqual({
    annualIncome: 'Enter Valid Annual Income',
  });
});

it('[REV-42] rejects characters that are not allowed in free text', () => {
  for (const value of ['<b>', 'a > b', 'fine 😀', 'tab\there'])
    expect(messagesOf(manAlone, { natureOfDuties: value })).toEqual({
      natureOfDuties: 'Enter valid value',
    });
  for (const value of [
    "Sales; R&D (head) - 2/3, etc. 'A':1",
    'HbA1c 7.2%, 101°F, #12 + "x" “y”? — @ * _ =',
    'मधुमेह, दिन में १ बार',
  ])
    expect(messagesOf(manAlone, { natureOfDuties: value })).toEqual({});
});

it('[REV-52] limits income, residence phone, weights and weeks', () => {
  const refuses = (field: string, value: string) =>
    field in messagesOf(everything, { [field]: value });
  const digits = { annualIncome: 13, residencePhone: 10, weightInsured: 4, weightProposer: 4 };
  for (const [field, limit] of Object.entries(digits)) {
    expect([field, refuses(field, '1'.repeat(limit))]).toEqual([field, false]);
    expect([field, refuses(field, '1'.repeat(limit + 1))]).toEqual([field, true]);
    expect([field, refuses(field, '1a')]).toEqual([field, true]);
  }
  expect(refuses('duration_in_week', 'x'.repeat(25))).toBe(false);
  expect(refuses('duration_in_week', 'x'.repeat(26))).toBe(true);
  expect(sentForm(manAlone, { annualIncome: '8,50,000' }).annualIncome).toBe('850000');
});

it('[REV-51] has the banner for the questions in every section of the health details', () => {
  const sections = definition.ui['ui:sections']!;
  const health = sections.filter(({ title }) => title!.startsWith('B. Health Details'));
  expect(sections.length - health.length).toBe(3);
  for (const { title, banner } of health)
    expect([title, banner]).toEqual([title, 'Above Questions are Mandatory']);
});

it('[REV-62] confirms the request with its number and the next steps', () => {
  const raise = { status: 'success', ticketnumber: 'SR77' };
  expect(outcomeOf(womanAlone, {}, { steps: { raise } })).toMatchObject({
    kind: 'done',
    message:
      'Thank you for submitting your documents! We have received your request to Revival with us. Your reference number is SR77. Post successful review of uploaded documents you will get a link for revival payment.',
  });
});
