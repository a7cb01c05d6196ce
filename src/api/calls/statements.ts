import { Type } from '@sinclair/typebox';
import type { Contract } from '../callContract';
import { financialYear, input, policyNumber, subTypeIfAny, success } from '../schemas';

export const statementCalls = {
  'POST ppc-data-availability': {
    summary: 'Says whether premiums were received in a financial year.',
    caller: 'session',
    changes: false,
    input: input({ policy_number: policyNumber, year: financialYear }),
    output: success({ data_available: Type.Boolean(), message: Type.Optional(Type.String()) }),
  },
  'POST download-ppc': {
    summary: 'Gives the address of the premium paid certificate of a financial year.',
    caller: 'session',
    changes: false,
    raisesTicket: true,
    input: input({
      financialYear,
      policyNumber,
      requestType: Type.Literal('download_ppc_ccm'),
      etli_sub_type: subTypeIfAny,
    }),
    output: success({ url: Type.String() }),
  },
  'GET premium-paid-certificate/': {
    summary: 'Gives the premium paid certificate of a financial year.',
    caller: 'session',
    changes: false,
    input: input({ policyNumber, financialYear }),
    output: 'pdf',
  },
  'POST premium-reciept': {
    summary: 'Says whether there is a premium receipt for a financial year.',
    caller: 'session',
    changes: false,
    raisesTicket: true,
    input: input({ policyNumber, financialYear, etli_sub_type: subTypeIfAny }),
    output: success(),
  },
} as const satisfies Contract;
