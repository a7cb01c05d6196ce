import { Type } from '@sinclair/typebox';
import type { Contract } from '../callContract';
import { input, instant, matching, name, oneOf, success, visible } from '../schemas';
import { ticketFile } from '../deliveredTicket';
import { closedStatuses, openStatuses } from '../ticketStatuses';

const ticketNumber = name(40);

/** The calls of the insurer's system that works on tickets. */
export const ticketSystemCalls = {
  'POST ticket-status/': {
    summary:
      'Takes a change of the status of a ticket. An event that is sent again changes nothing, nor does one that is older than the newest one of its ticket.',
    caller: 'signedBody',
    changes: true,
    input: input({
      eventId: Type.String({
        ...matching('^[A-Za-z0-9._:-]{1,64}$', 64),
        description: 'Chosen by the sender, the same whenever this event is sent again.',
      }),
      ticketNumber,
      at: Type.String({ ...instant, description: 'When the status changed.' }),
      statusCode: Type.Unsafe<number>({
        type: 'integer',
        enum: [...openStatuses, ...closedStatuses],
        description:
          '1 Open, 2 On hold, 3 Waiting for Details, 4 Researching; and closed: 5 Resolved, 6 Cancelled, 1000 Information Provided, 2000 Merged, 992760000 Closed.',
      }),
      subStatus: visible(100),
      note: Type.Optional(
        Type.String({
          ...visible(500),
          description: 'What the customer reads as description; without it, what they read before.',
        }),
      ),
      closedAt: Type.Optional(
        Type.String({
          ...instant,
          description:
            'Only with a status that is closed, and not before the ticket was raised; without it, the time of the event.',
        }),
      ),
    }),
    output: success({
      outcome: oneOf('applied', 'repeated', 'outdated'),
      customerTold: Type.Boolean({
        description:
          'Whether the customer was told by SMS, or by e-mail without a mobile number. If not, it is tried once more when the event is sent again within a day.',
      }),
    }),
  },
  'POST ticket-files/': {
    summary:
      'Gives the files of a ticket with new links, for when those of its delivery have expired.',
    caller: 'signedBody',
    changes: false,
    input: input({ ticketNumber }),
    output: success({ files: Type.Array(ticketFile) }),
  },
} as const satisfies Contract;
