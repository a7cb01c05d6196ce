import { type Static, Type } from '@sinclair/typebox';

const problem = Type.Object({
  at: Type.String({ description: 'A JSON pointer into the answers.' }),
  rule: Type.String(),
  message: Type.String(),
});

/** A problem that the customer can correct. */
export type Problem = Static<typeof problem>;

const next = Type.Object({
  title: Type.String(),
  opens: Type.Optional(
    Type.String({
      description:
        'The key of a request type, a name in its `openedBy`, or the last part of the address of a screen.',
    }),
  ),
  href: Type.Optional(Type.String({ description: 'A telephone number (`tel:`) or an address.' })),
});

/** The body of a response with status 4xx or 5xx. */
export const refusal = Type.Object({
  status: Type.Optional(Type.Union([Type.Literal('failed'), Type.Literal(false)])),
  message: Type.String(),
  problems: Type.Optional(Type.Array(problem)),
  next: Type.Optional(next),
});

/** The body of a response with status 200 that declines the call. */
export const declined = Type.Object({
  status: Type.Literal('failed'),
  message: Type.String(),
});
