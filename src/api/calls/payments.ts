import { Type } from '@sinclair/typebox';
import type { Contract } from '../callContract';
import {
  birthday,
  input,
  instant,
  matching,
  name,
  oneOf,
  orNull,
  policyNumber,
  rupees,
  shownMoment,
  shownPolicyNumber,
  success,
  text,
  transaction,
} from '../schemas';

export const paymentCalls = {
  'POST payment/': {
    summary: 'Starts the payment of a renewal premium and gives the address of the payment page.',
    caller: 'session',
    changes: true,
    input: input({
      dob: birthday,
      policyNumber,
      type: Type.Literal('RENEWAL'),
      source: name(40),
    }),
    output: Type.String({ description: 'The address of the payment page.' }),
  },
  'GET payment-status/': {
    summary:
      'Gives the state of a payment, as the payment gateway reported it; unconfirmed without a report in time.',
    caller: 'session',
    changes: false,
    input: input({ txn_id: transaction }),
    output: success({
      state: oneOf('paid', 'failed', 'cancelled', 'pending', 'unconfirmed'),
      askUntil: shownMoment,
      txn_id: Type.String(),
      gateway_trans_id: Type.String(),
      policyNumber: shownPolicyNumber,
      amount: rupees,
      startedAt: shownMoment,
      finishedAt: orNull(shownMoment),
      hasReceipt: Type.Boolean(),
    }),
  },
  'POST payment-receipt/': {
    summary: 'Gives the acknowledgement of a payment that was made.',
    caller: 'session',
    changes: false,
    input: input({ TransactionId: transaction }),
    output: 'pdf',
  },
  'POST payment-callback/': {
    summary: 'Takes the report of the payment gateway on how a payment ended.',
    caller: 'signature',
    changes: true,
    input: input({
      txn_id: transaction,
      gateway_trans_id: transaction,
      status: oneOf('success', 'failed', 'cancelled'),
      amount: matching('^[0-9]{1,12}[.][0-9]{2}$', 15),
      currency: matching('^[A-Z]{3}$', 3),
      at: instant,
      signature: text(128),
    }),
    output: success(),
  },
} as const satisfies Contract;
