import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Catalogue } from '../src/engine/definition/definition';
import { openRequest } from '../src/engine';
import { definitionOf, keysOf, projectFiles } from './files';

const catalogue: Catalogue = JSON.parse(readFileSync('catalogue.json', 'utf8'));
const serviceType = (key: string) => catalogue.serviceTypes.find((type) => type.key === key)!;
const keys = catalogue.serviceTypes.flatMap(({ requestTypes }) =>
  requestTypes.flatMap(({ key, behind = [] }) => [key, ...behind]),
);
const definitions = keysOf(projectFiles).map((key) => definitionOf(key));
/** Request types in the list of service types; the others have their own screen. */
const forms = definitions.filter(({ key }) => keys.includes(key));

it('[SHELL-02] has the seven service types', () => {
  expect(catalogue.serviceTypes.map(({ key }) => key)).toEqual([
    'policy_details',
    'renewal_premium',
    'insurance-account',
    'miscellaneous',
    'policy_related',
    'investment-strategy',
    'policy_assignment_request',
  ]);
});

it('offers every request type of the specification', () => {
  expect(keys).toEqual(
    expect.arrayContaining([
      'pan_card',
      'email_update',
      'name_change',
      'signature_change',
      'phone_no',
      'mother_name',
      'address',
      'nominee',
      'gst_update',
      'bank_account',
      'renewal_cheque_pickup',
      'draw_date',
      'eia',
      'investment-strategy',
      'policy-document',
      'gst_refund',
      'digital_life_certificate',
      'policy_assignment_request',
      'DGH',
    ]),
  );
  expect(serviceType('policy_assignment_request').opens).toBe('policy_assignment_request');
  expect(forms.map(({ key }) => key).sort()).toEqual([...keys].sort());
});

it('has a screen for fund switch, redirection and each e-statement', () => {
  expect(Object.keys(catalogue.screens!)).toEqual([
    'fund-switch',
    'premium-redirection',
    'premium-paid-certificate',
    'premium-receipt',
    'fund-statement',
    'policy-document',
  ]);
  const screens = definitions.filter((definition) => !forms.includes(definition));
  expect(screens.map(({ key }) => key).sort()).toEqual(Object.values(catalogue.screens!).sort());
});

const seven = [
  'PREMIUM PAYING',
  'DISCONTINUANCE PENDING',
  'DISCONTINUED',
  'LAPSED',
  'REDUCED PAID-UP',
  'PAID-UP',
  'MATURED',
];

/** One policy for each plan type and status, including SURRENDER and TERMINATED. */
const everyPolicy = [...seven, 'WAIVER', 'CONVERTED', 'SURRENDER', 'TERMINATED'].flatMap(
  (policyStatus) =>
    [
      ['ULIP', 'INUL01'],
      ['TRAD', 'INEN01'],
      ['TERM', 'INTM01'],
      ...['INIA02', 'INIA1', 'INIA03', 'INIA05'].map((planId) => ['ANNUITY', planId]),
    ].map(([planType, planId]) => ({
      policyNo: `${planId} ${policyStatus}`,
      policyStatus,
      planType,
      planId,
      isUlipPolicy: planType === 'ULIP',
    })),
);
const everybody = {
  customer: {},
  policies: everyPolicy,
  subType: { name: '', code: '' },
  today: '2026-11-21',
};

function offeredBy(key: string): typeof everyPolicy {
  const opening = openRequest(definitionOf(key), everybody);
  if (!('policies' in opening)) throw new Error(opening.refusal.message);
  return opening.policies as typeof everyPolicy;
}

const canBeRevived = ({ policyStatus }: (typeof everyPolicy)[number]) =>
  ['LAPSED', 'DISCONTINUED', 'REDUCED PAID-UP'].includes(policyStatus);

/** Request types with their own rule for the policies that they offer. */
const ownRules: { [key: string]: (policy: (typeof everyPolicy)[number]) => boolean } = {
  'investment-strategy': ({ planType, policyStatus }) =>
    planType === 'ULIP' && seven.includes(policyStatus),
  digital_life_certificate: ({ planType, policyStatus }) =>
    planType === 'ANNUITY' && !['MATURED', 'SURRENDER', 'TERMINATED'].includes(policyStatus),
  fund_switch: ({ planType, policyStatus }) =>
    planType === 'ULIP' && ['PREMIUM PAYING', 'REDUCED PAID-UP', 'PAID-UP'].includes(policyStatus),
  premium_redirection: ({ planType, policyStatus }) =>
    planType === 'ULIP' && policyStatus === 'PREMIUM PAYING',
  premium_paid_certificate: ({ policyStatus }) => policyStatus === 'PREMIUM PAYING',
  premium_receipt: ({ policyStatus }) => policyStatus === 'PREMIUM PAYING',
  fund_statement: ({ policyStatus }) => seven.includes(policyStatus) && policyStatus !== 'LAPSED',
  DGH: canBeRevived,
  dgh_form: canBeRevived,
  revival_application: canBeRevived,
};

it('[FLOW-02] offers policies of the first seven of the nine statuses in every form without its own rule', () => {
  for (const { key } of definitions) {
    const rule = ownRules[key] ?? (({ policyStatus }) => seven.includes(policyStatus));
    expect([key, offeredBy(key)]).toEqual([key, everyPolicy.filter(rule)]);
  }
});

it('[ASGN-02] [ASGN-03] allows the assignment of policies of three statuses that are neither annuity nor Term, with a message for the others', () => {
  const definition = definitionOf('policy_assignment_request');
  const canGoOn = offeredBy('policy_assignment_request').filter((policy) => {
    const opening = openRequest(definition, { ...everybody, policy });
    if ('refusal' in opening)
      expect(opening.refusal.message).toBe('Policy Assignment is not applicable in this policy.');
    return !('refusal' in opening);
  });
  expect(canGoOn).toEqual(
    everyPolicy.filter(
      ({ planType, policyStatus }) =>
        ['ULIP', 'TRAD'].includes(planType!) &&
        ['PREMIUM PAYING', 'REDUCED PAID-UP', 'PAID-UP'].includes(policyStatus),
    ),
  );
});

/** Request types without the open-request check (SHELL-15). */
const unchecked = [
  'nominee',
  'renewal_cheque_pickup',
  'draw_date',
  'billing_mode',
  'eia',
  'policy-document',
  'gst_refund',
  'bank_account',
  'digital_life_certificate',
  'fill_DGH',
  'policy_assignment_request',
];

/** The skip list has one entry for both forms behind Fill DGH; their screen makes its own call. */
const listedAs: { [key: string]: string } = {
  dgh_form: 'fill_DGH',
  revival_application: 'fill_DGH',
};

it('[SHELL-15] runs the open-request check for all request types except those of the skip list', () => {
  for (const { key, request } of forms)
    expect([key, request.openRequestCheck === true]).toEqual([
      key,
      !unchecked.includes(listedAs[key] ?? key),
    ]);
});

it('asks for an open request and for an expired link in one call for the forms behind Fill DGH', () => {
  for (const key of Object.keys(listedAs))
    expect(definitionOf(key).request.openRequestCheck).toBe('link');
});

it('runs the open-request check for the life certificate when Renew is pressed', () => {
  expect(definitionOf('digital_life_certificate').request.openRequestCheck).toBe('/renew');
});

/** The insurer's names of the sub-types; the codes are looked up by these names. */
const subTypes: { [key: string]: string } = {
  pan_card: 'pan card',
  email_update: 'email',
  name_change: 'name',
  signature_change: 'signature',
  nominee: 'nominee',
  bank_account: 'bank account number update/corrections',
  phone_no: 'phone',
  mother_name: "mother's maiden name",
  address: 'address',
  gst_update: 'gst update/correction',
  'policy-document': 'policy document not received',
  digital_life_certificate: 'digital life certificate',
  policy_assignment_request: 'policy assignment',
  draw_date: 'draw date change',
  renewal_cheque_pickup: 'renewal cheque pickup',
  eia: 'eia account opening / de-materialization',
  'investment-strategy': 'others - investment strategy change',
  any_other_request: 'any other requests',
  gst_refund: 'gst refund for nri',
  DGH: 'dgh certificate',
  dgh_form: 'dgh certificate',
  revival_application: 'dgh certificate',
  fund_switch: 'fund switch',
  premium_redirection: 'premium redirection',
  premium_paid_certificate: 'premium paid certificate',
  premium_receipt: 'premium receipt',
  fund_statement: 'fund statement',
  policy_document_copy: 'policy document',
};

it('uses the insurer’s sub-type names, ignoring case, each for one catalogue entry', () => {
  const behind = catalogue.serviceTypes.flatMap(({ requestTypes }) =>
    requestTypes.flatMap((entry) => entry.behind ?? []),
  );
  expect(behind).toEqual(['dgh_form', 'revival_application']);
  const names = definitions
    .filter(({ key }) => !behind.includes(key))
    .map(({ request }) => request.subType.name.trim().toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  for (const { key, request } of definitions)
    expect([key, request.subType.name.toLowerCase()]).toEqual([key, subTypes[key]]);
});

it('has a fixed sub-type code for the GST refund only', () => {
  const fixed = definitions.filter(({ request }) => request.subType.code !== undefined);
  expect(fixed.map(({ key, request }) => [key, request.subType.code])).toEqual([
    ['gst_refund', 'ST0400'],
  ]);
});

/** The value in "We have received your request to update …". */
const updated: { [key: string]: string } = {
  pan_card: 'PAN Number',
  email_update: 'Email',
  name_change: 'Name',
  signature_change: 'Signature',
  phone_no: 'Phone Number',
  mother_name: "Mother's Maiden Name",
  address: 'Address',
  nominee: 'Nominee',
  draw_date: 'Draw Date',
};

it('[FLOW-12] confirms a request with its number', () => {
  for (const { key, request } of definitions.filter((definition) => definition.key in updated))
    expect(request.success.message).toBe(
      `We have received your request to update ${updated[key]}. Your reference number is {ticketnumber}`,
    );
  expect(definitions.filter(({ key }) => key in updated)).toHaveLength(9);
});

it('names the sub-type in the confirmation when nothing is updated, and mentions the payment link after a revival', () => {
  const revivals = ['DGH', 'dgh_form', 'revival_application'];
  for (const { key, request } of forms.filter(
    ({ key }) => !(key in updated) && !revivals.includes(key),
  ))
    expect([key, request.success.message]).toEqual([
      key,
      `We have received your request for ${request.subType.name}. Your reference number is {ticketnumber}`,
    ]);
  for (const key of revivals)
    expect(definitionOf(key).request.success.message).toBe(
      'Thank you for submitting your documents! We have received your request to Revival with us. Your reference number is {ticketnumber}. Post successful review of uploaded documents you will get a link for revival payment.',
    );
});

it('returns to the list of requests after every request', () => {
  for (const { key, request } of forms) expect([key, request.success.then]).toEqual([key, 'list']);
});

it('applies only e-mail, name, phone, signature and address changes to all policies', () => {
  const toAll = ['email_update', 'name_change', 'phone_no', 'signature_change', 'address'];
  for (const { key, request } of definitions)
    expect([key, request.appliesTo ?? 'policy']).toEqual([
      key,
      toAll.includes(key) ? 'all-policies' : 'policy',
    ]);
});

it('[FMT-09] has the option lists of occupation, income, the numbers 1 to 7 and 0 to 11', () => {
  const { occupation, income, oneToSeven, zeroToEleven } = JSON.parse(
    projectFiles['schemas/_shared/options.json']!,
  ).$defs;
  expect(occupation.enum.length).toBeGreaterThan(5);
  expect(income.examples.length).toBeGreaterThan(3);
  expect(oneToSeven.enum).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(zeroToEleven.enum).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

it('says how long a request takes as one of its forms says it', () => {
  const numbers = ['one', 'two', 'three', 'five', 'ten', 'fifteen'];
  const values = [1, 2, 3, 5, 10, 15];
  for (const { key, minutes, behind = [] } of catalogue.serviceTypes.flatMap(
    ({ requestTypes }) => requestTypes,
  )) {
    const said = [key, ...behind].map(
      (one) => /^Takes about (\w+) minute/.exec(definitionOf(one).ui['ui:description']!)?.[1],
    );
    const word = numbers[values.indexOf(minutes!)];
    expect([key, said]).toEqual([key, expect.arrayContaining([word])]);
  }
});

it('says what to have ready only where a form says it', () => {
  const without = catalogue.serviceTypes
    .flatMap(({ requestTypes }) => requestTypes)
    .filter(({ key, haveReady }) => {
      const { 'ui:haveReady': list, 'ui:description': first = '' } = definitionOf(key).ui;
      return haveReady !== undefined && !list && !/phone with the new|new mailbox/.test(first);
    });
  expect(without).toEqual([]);
});
