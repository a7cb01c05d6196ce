import { Type } from '@sinclair/typebox';
import type { CallContract, Contract } from '../callContract';
import { input, success, text } from '../schemas';

/** An option of a look-up list (FLOW-14). `url` is set where the option is a link. */
const option = Type.Object({
  label: Type.String(),
  value: Type.String(),
  id: Type.Union([Type.String(), Type.Integer()]),
  url: Type.Optional(Type.String()),
});

const list = (of: string) =>
  ({
    summary: `Lists the options for ${of}.`,
    caller: 'session',
    changes: false,
    input: input({}),
    output: success({ list: Type.Array(option) }),
  }) as const satisfies CallContract;

export const listCalls = {
  'GET pin-code/': {
    summary: 'Gives city and state of a PIN code, and an empty list for one that does not exist.',
    caller: 'session',
    changes: false,
    input: input({ pinCode: text(20) }),
    output: Type.Array(
      Type.Object({ city: Type.String(), state: Type.String(), pincode: Type.String() }),
    ),
  },
  'GET get-address-proof/': {
    summary: 'Lists the options for the proof of an address.',
    caller: 'session',
    changes: false,
    input: input({}),
    output: success({ address_proof: Type.Array(option) }),
  },
  'GET id-proof-list/': list('the proof of identity'),
  'GET nominee-relation-list/': list('the relation of a nominee'),
  'GET appointee-relation-list/': list('the relation of an appointee'),
  'GET get-draw-date-list/': list('the day of the month on which a premium is debited'),
  'GET get-preferred-slot/': list('the time of a pickup'),
  'GET get-pickup-location-current-per-other/': list('the place of a pickup'),
  'GET get-eia-repository-list/': list('the repository of an e-insurance account'),
  'GET get-pincodes-list/': list('the PIN codes of a pickup'),
  'GET get-investment-strategy-list/': list('the investment strategy'),
} as const satisfies Contract;
