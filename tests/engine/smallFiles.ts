import { setAt } from '../../src/engine/json/pointer';
import type { Files } from '../../src/authoring/read/readDefinition';

/** The files of a small valid request type: a choice, a conditional date, a text. */
export const small = {
  schema: {
    type: 'object',
    properties: {
      reason: { type: 'string', enum: ['lost', 'torn'] },
      comment: { type: 'string', maxLength: 100 },
    },
    required: ['reason'],
    allOf: [
      {
        if: { properties: { reason: { const: 'lost' } }, required: ['reason'] },
        then: {
          properties: { lost_on: { type: 'string', format: 'date', maxLength: 10 } },
          required: ['lost_on'],
        },
      },
    ],
  },
  ui: {
    'ui:title': 'Ask for a copy',
    'ui:sections': [{ fields: ['reason', 'lost_on'] }, { fields: ['*'] }],
    reason: {
      'ui:title': 'Reason',
      'ui:widget': 'select',
      'ui:enumNames': ['It is lost', 'It is torn'],
      'ui:messages': { required: 'Please select Reason' },
    },
    lost_on: {
      'ui:title': 'Lost on',
      'ui:widget': 'date',
      'ui:messages': { required: 'Please select the day' },
    },
    comment: { 'ui:title': 'Comment', 'ui:widget': 'textarea' },
  },
  request: {
    subType: { name: 'copy' },
    policies: {
      where: {
        type: 'object',
        properties: { policyStatus: { enum: ['LAPSED', 'MATURED'] } },
        required: ['policyStatus'],
      },
      none: 'No policies found',
    },
    openRequestCheck: true,
    steps: [
      {
        id: 'raise',
        call: 'POST copy/',
        raises: 'ticket',
        send: {
          policyNumber: '/policy/policyNo',
          reason: '/answers/reason',
          lost_on: '/answers/lost_on',
          comment: '/answers/comment',
        },
      },
    ],
    success: { message: 'Your reference number is {ticketnumber}' },
  },
};

/** Changes of {@link small}: values by pointer, which starts with `schema`, `ui` or `request`. */
export type Patch = { [pointer: string]: unknown };

/** The small request type with changes; `undefined` removes a value. */
export function smallFiles(patch: Patch = {}, others: Files = {}): Files {
  const parts = structuredClone(small);
  for (const [pointer, value] of Object.entries(patch))
    setAt(parts, `/${pointer}`, structuredClone(value));
  return {
    ...Object.fromEntries(
      Object.entries(parts).map(([part, value]) => [
        `schemas/small/${part}.json`,
        JSON.stringify(value, null, 2),
      ]),
    ),
    ...others,
  };
}
