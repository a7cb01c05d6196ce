import { Type } from '@sinclair/typebox';
import type { Contract } from '../callContract';
import { day, input, name, success } from '../schemas';

const turnaroundDays = Type.Optional(
  Type.Integer({ description: 'Within how many days of its receipt a request is answered.' }),
);

const requestType = Type.Object({
  key: Type.String(),
  title: Type.String(),
  icon: Type.Optional(Type.String()),
  minutes: Type.Optional(Type.Integer({ description: 'How long it takes.' })),
  turnaroundDays,
  haveReady: Type.Optional(Type.String({ description: 'What to have ready, in few words.' })),
  openedBy: Type.Optional(Type.Array(Type.String())),
  behind: Type.Optional(Type.Array(Type.String())),
  available: Type.Boolean({ description: 'Its definition exists and is valid.' }),
});

const byName = <T>(schema: object) =>
  Type.Unsafe<{ [name: string]: T }>({ type: 'object', additionalProperties: schema });

/** By key or name: the titles and keywords in all languages. */
const keywords = byName<string[]>(Type.Array(Type.String()));

export const portalCalls = {
  'GET catalogue/': {
    summary: 'Lists the request types that the customer is offered.',
    caller: 'session',
    changes: false,
    input: input({}),
    output: Type.Object({
      popular: Type.Optional(
        Type.Array(Type.String(), { description: 'The keys of those that are asked for most.' }),
      ),
      otherwise: Type.Optional(
        Type.String({ description: 'The key of the one to offer where a search finds nothing.' }),
      ),
      turnaroundDays,
      serviceTypes: Type.Array(
        Type.Object({
          key: Type.String(),
          title: Type.String(),
          opens: Type.Optional(Type.String()),
          requestTypes: Type.Array(requestType),
        }),
      ),
      screens: Type.Optional(byName<string>(Type.String())),
      closed: Type.Optional(
        Type.Unsafe<{ [name: string]: string }>({
          type: 'object',
          additionalProperties: { type: 'string' },
          description:
            'Those that take no requests at this time, by key, with the words for when they open again.',
        }),
      ),
      notices: Type.Optional(
        byName<{ title: string; message: string }>(
          Type.Object({ title: Type.String(), message: Type.String() }),
        ),
      ),
      keywords: Type.Object(
        {
          serviceTypes: keywords,
          requestTypes: keywords,
          screens: keywords,
          notices: keywords,
        },
        { description: 'What a search finds each by: titles and keywords in all languages.' },
      ),
    }),
  },
  'GET definitions/:key/': {
    summary: 'Gives the address of the compiled definition of a request type.',
    caller: 'session',
    changes: false,
    input: input({ key: name(60) }),
    output: success({
      module: Type.String(),
      pass: Type.String({
        description:
          'For the header Form-Pass: which form this customer was offered and has opened.',
      }),
    }),
  },
  'GET settings/': {
    summary: 'Gives the settings of the insurer that the portal shows.',
    caller: 'anyone',
    changes: false,
    input: input({}),
    output: success({
      brandWord: Type.String(),
      brandName: Type.String(),
      customerServiceNumber: Type.String(),
      headerHours: Type.String(),
      menuHours: Type.String(),
      tollFreeNumber: Type.String(),
      careContact: Type.String(),
      underEnhancement: Type.Boolean(),
      demo: Type.Boolean(),
      simulated: Type.Array(Type.String(), {
        description: 'The outside services that are simulated.',
      }),
      paymentReturnDays: Type.Integer({
        description: 'How long a bank may take to give back what it debited without a report.',
      }),
      today: day,
      timeZone: Type.String({ description: 'IANA name, for instance Asia/Kolkata.' }),
    }),
  },
} as const satisfies Contract;
