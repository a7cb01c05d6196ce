import type { Draft, Json } from './draft';
import { responseIs } from '../../engine/definitionOf';

type Extra = (draft: Draft) => void;

const openNames = ({ schema }: Draft) =>
  Object.entries<Json>(schema.properties)
    .filter(([, one]) => !one.readOnly && one.type !== 'null')
    .map(([name]) => name);

const hasAnswer = (name: string) => ({
  type: 'object',
  properties: { answers: { type: 'object', required: [name] } },
  required: ['answers'],
});

/** What a request.json may have besides fields and one step. */
export const extras: Extra[] = [
  function allowed({ request }) {
    request.policies.allowed = {
      where: {
        type: 'object',
        properties: { policyStatus: { const: 'PREMIUM PAYING' } },
        required: ['policyStatus'],
      },
      message: 'This policy cannot be changed now.',
    };
  },
  function blocked({ request }) {
    (request.load ??= []).push({
      call: 'GET get-gst-detail/',
      send: { clientId: '/customer/clientId' },
      keep: { '/blockedGst': '/etli_gstin' },
    });
    request.blocked = {
      when: {
        type: 'object',
        properties: {
          loaded: {
            type: 'object',
            properties: { blockedGst: { const: '27ABCPS1234F1Z5' } },
            required: ['blockedGst'],
          },
        },
        required: ['loaded'],
      },
      message: 'The number {blockedGst} is on record.',
    };
  },
  function submitWhen(draft) {
    const names = openNames(draft);
    if (names.length === 0) return;
    const name = draft.random.pick(names);
    draft.request.submitWhen = {
      is: hasAnswer(name),
      until: draft.random.pick(['disabled', 'hidden']),
      message: 'Please answer first.',
    };
  },
  function attempt({ send }) {
    send.attempt = '/attempt';
  },
  function constant({ send }) {
    send.channel = { const: 'portal' };
    send.customer_name = '/customer/fullName';
  },
  function flags(draft) {
    for (const name of openNames(draft).slice(0, 2))
      draft.send[`has_${name}`] = { has: `/answers/${name}` };
  },
  function dates(draft) {
    for (const [name, one] of Object.entries<Json>(draft.schema.properties))
      if (one.format === 'date')
        draft.send[`shown_${name}`] = {
          ...draft.random.pick([
            { compute: 'dayMonthYear', of: [`/answers/${name}`] },
            { compute: 'yearsBetween', of: [`/answers/${name}`, '/today'] },
            { compute: 'monthsAfter', of: [`/answers/${name}`, { const: 1 }] },
          ]),
        };
  },
  function panCheck({ request, schema, random }) {
    const pan = Object.entries<Json>(schema.properties).find(([, one]) => one.format === 'pan');
    if (!pan || !schema.required.includes(pan[0])) return;
    request.steps.unshift({
      id: 'check',
      call: 'POST pan-check/',
      send: {
        policy_number: '/policy/policyNo',
        new_pan_number: `/answers/${pan[0]}`,
        name: '/customer/fullName',
      },
      ...(random.chance(0.5) && { mayFail: true }),
      ...(random.chance(0.5) && {
        stopWhen: responseIs('check', { pan_status: { const: 'invalid' } }),
        messageFrom: '/message',
        showIn: 'dialog',
      }),
    });
  },
  function pennyDrop(draft) {
    const { request, schema, random } = draft;
    const [account, ifsc] = [draft.name('account'), draft.name('ifsc')];
    const field = (name: string, format: string, maxLength: number) => ({
      name,
      schema: { type: 'string', format, maxLength },
      ui: { 'ui:title': name, 'ui:widget': 'text' },
      isRequired: true,
      send: `/answers/${name}`,
    });
    draft.add(schema, field(account, 'digits', 20), field(ifsc, 'ifsc', 11));
    request.steps.unshift({
      id: 'penny',
      call: 'POST penny-drop/',
      send: {
        accountNumber: `/answers/${account}`,
        bankIFSC: `/answers/${ifsc}`,
        referenceId: '/attempt',
        accountHolderName: '/customer/fullName',
      },
      ...(random.chance(0.5) && { mayFail: true }),
      ...(random.chance(0.3) && { pause: { message: '/data/Response' } }),
      ...(random.chance(0.3) && { when: hasAnswer(account) }),
    });
    if (random.chance(0.5)) draft.send.bank_says = '/steps/penny/data/Response';
  },
  function multipart({ last }) {
    last.as = 'multipart';
  },
  function aside({ request }) {
    request.asides = [
      {
        id: 'info',
        title: 'Ask for a call',
        call: 'GET get-gst-detail/',
        send: { clientId: '/customer/clientId' },
        message: 'We will call you.',
      },
    ];
  },
  function allPolicies({ request }) {
    request.appliesTo = 'all-policies';
  },
  function withdraw({ request, random }) {
    request.withdraw = { days: random.pick([0, 7]), message: 'Nothing else changes.' };
  },
  function thenList({ request, random }) {
    request.success.then = random.pick(['list', 'stay']);
  },
  function pause(draft) {
    draft.last.pause = { message: '/message' };
  },
  function sections(draft) {
    const names = Object.keys(draft.schema.properties);
    const half = names.slice(0, Math.ceil(names.length / 2));
    draft.ui['ui:sections'] = [
      { title: 'First', fields: half, ...(draft.random.chance(0.3) && { layout: 'pair' }) },
      { title: 'Then', fields: ['*'] },
    ];
    if (draft.random.chance(0.4)) draft.ui['ui:pages'] = true;
  },
  function signed(draft) {
    draft.request.draft = { load: 'GET dgh-draft/', save: 'POST dgh-draft/' };
    draft.request.signatures = [
      {
        id: 'owner',
        title: 'Policy owner',
        call: 'POST get-otp/',
        resendAfter: 30,
        send: {
          policy_number: '/policy/policyNo',
          phone_number: '/customer/phoneNumber',
          email: '/customer/emailId',
          otp_type: { const: 'owner' },
          signature: { const: 'owner' },
          request_type: { const: draft.key },
        },
      },
    ];
  },
];
