import { type Static, Type } from '@sinclair/typebox';
import { sealedRecord } from './asShown';
import { orNull, shownClientId, shownMoment, shownPolicyNumber } from './schemas';

/** A file of a ticket, with a link that needs no further rights and expires. */
export const ticketFile = Type.Object({
  field: Type.String({ description: 'The field of the form that asked for it.' }),
  name: Type.String({ description: "Its name on the customer's device. Never trust it." }),
  type: Type.String({ description: 'The media type that the content was checked against.' }),
  size: Type.Integer({ description: 'In bytes.' }),
  sha256: Type.String({ description: 'Of the content, in hexadecimal digits.' }),
  scan: Type.Unsafe<'pending' | 'clean' | 'infected'>({
    type: 'string',
    enum: ['pending', 'clean', 'infected'],
    description: 'What the virus scanner said. Pending: it has not been asked yet.',
  }),
  url: orNull(
    Type.String({
      description: 'Where the content can be fetched; null for an infected file.',
    }),
  ),
  expiresAt: shownMoment,
});

/** A ticket, as it is sent to the insurer's system. */
export const deliveredTicket = Type.Object(
  {
    ticketNumber: Type.String({ description: 'Also the Idempotency-Key.' }),
    policyNumber: shownPolicyNumber,
    clientId: shownClientId,
    requestType: Type.String({ description: 'The key of the request type in the catalogue.' }),
    subType: Type.Object({ code: Type.String(), name: Type.String() }),
    createdAt: shownMoment,
    language: Type.String({
      description: 'In which the customer raised it: a BCP 47 tag.',
      examples: ['en', 'hi'],
    }),
    release: Type.Union([Type.Integer(), Type.Null()], {
      description:
        'The release of the definitions under which it was answered; null where saved files are live at once.',
    }),
    appliesToAllPolicies: Type.Boolean({
      description:
        'The change takes effect on every policy of the customer, not only on the one that is named.',
    }),
    answers: Type.Unsafe<object>({
      type: ['object', 'array'],
      description: 'The payload of the step that raised it, as the request type maps it.',
    }),
    files: Type.Array(ticketFile),
    asShown: Type.Union([sealedRecord, Type.Null()], {
      description:
        'What the customer saw and answered; null for a ticket that was raised before there were records.',
    }),
  },
  { title: 'A ticket' },
);

/** That a customer has withdrawn a ticket, as it is sent to the insurer's system. */
export const deliveredWithdrawal = Type.Object(
  {
    ticketNumber: Type.String({
      description: 'The Idempotency-Key is this number with `-withdrawal` after it.',
    }),
    policyNumber: shownPolicyNumber,
    clientId: shownClientId,
    withdrawnAt: shownMoment,
  },
  { title: 'A withdrawal' },
);

export type DeliveredWithdrawal = Static<typeof deliveredWithdrawal>;
export type TicketFile = Static<typeof ticketFile>;
export type DeliveredTicket = Static<typeof deliveredTicket>;

/** What that system answers when it has stored the ticket. Any other answer counts as a failure. */
export const ticketTaken = Type.Object({
  ticketNumber: Type.String({ description: 'The number of the ticket that was stored.' }),
});

/** The headers of a signed request, in both directions. */
export const signedHeaders = {
  timestamp: 'Tickets-Timestamp',
  signature: 'Tickets-Signature',
} as const;

export const signedHeaderSchemas = {
  [signedHeaders.timestamp]: Type.String({
    pattern: '^[0-9]{10}$',
    description: 'When it was signed, in seconds since 1970; at most five minutes from now.',
  }),
  [signedHeaders.signature]: Type.String({
    pattern: '^v1=[0-9a-f]{64}$',
    description:
      'v1= and the HMAC-SHA256, keyed with TICKETS_SECRET, of the timestamp, a full stop and the body as it is sent.',
  }),
};
