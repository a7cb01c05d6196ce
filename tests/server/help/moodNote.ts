import type { Texts } from './liveFiles';

interface MoodNote {
  /** The fields of its form, each with a rule. */
  fields?: { [name: string]: object };
  required?: string[];
  /** What else request.json says. */
  request?: object;
  call?: string;
}

const fieldsOfMood = {
  mood: { type: 'string', enum: ['fine', 'tired'] },
  since: { type: 'string', maxLength: 20 },
};

/** The files of a small request type with drafts and a PDF. */
export function moodNote({
  fields = fieldsOfMood,
  required = ['mood'],
  request = {},
  call = 'POST mood-note/',
}: MoodNote = {}): Texts {
  const drawn = Object.entries(fields).map(([name, rule]) => {
    const { enum: values } = rule as { enum?: string[] };
    const widget = values
      ? { 'ui:widget': 'select', 'ui:enumNames': values.map((one) => `I am ${one}`) }
      : { 'ui:widget': 'text' };
    return [name, { 'ui:title': `Your ${name}`, ...widget }];
  });
  return {
    'schemas/mood_note/schema.json': { type: 'object', properties: fields, required },
    'schemas/mood_note/ui.json': {
      'ui:title': 'Say how you are',
      'ui:sections': [{ fields: Object.keys(fields) }],
      'ui:submit': 'Send',
      ...Object.fromEntries(drawn),
    },
    'schemas/mood_note/request.json': {
      subType: { name: 'mood note' },
      policies: {
        where: {
          properties: { policyStatus: { not: { const: 'TERMINATED' } } },
          required: ['policyStatus'],
        },
        none: 'No policies found',
      },
      openRequestCheck: true,
      draft: { load: 'GET dgh-draft/', save: 'POST dgh-draft/' },
      downloads: [
        {
          title: 'Download',
          call: 'POST download-dgh-pdf/',
          send: {
            policy_number: '/policy/policyNo',
            form_data: '/answers',
            request_type: { const: 'mood_note' },
          },
          fileName: 'Mood.pdf',
        },
      ],
      steps: [
        {
          id: 'raise',
          call,
          raises: 'ticket',
          send: {
            policyNumber: '/policy/policyNo',
            ...Object.fromEntries(Object.keys(fields).map((name) => [name, `/answers/${name}`])),
          },
        },
      ],
      success: { message: 'Your reference number is {ticketnumber}' },
      ...request,
    },
  };
}

/** A catalogue of it and of what else there is; `entry` says more of it. */
export const catalogueWith = (entry: object, more: object = {}): Texts => ({
  'catalogue.json': {
    serviceTypes: [
      {
        key: 'wellbeing',
        title: 'Wellbeing',
        requestTypes: [{ key: 'mood_note', title: 'Mood note', icon: 'pen', ...entry }],
      },
    ],
    ...more,
  },
});
