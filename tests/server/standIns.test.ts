import { describe, expect, it } from 'vitest';
import { policyNumbersByClient, respond } from '../../src/server/integrations/demoContext';
import { knownCalls } from '../../src/api';
import { holdToContract } from './help/contract';

const today = '2026-11-27';
const owners = Object.entries(policyNumbersByClient).flatMap(([clientId, numbers]) =>
  numbers.map((policyNo) => ({ clientId, policyNo })),
);
const ask = (call: string, as: (typeof owners)[number]) =>
  respond({ as, today }, { call, payload: { pinCode: '400050' } } as never);

const answered = Object.keys(knownCalls).filter((call) => ask(call, owners[0]!) !== undefined);

describe('the stand-ins by which examples are run', () => {
  it('are there for what definitions load and look up', () => {
    expect(answered).toContain('GET fund-details/');
    expect(answered.length).toBeGreaterThan(20);
  });

  it.each(answered)('answer %s with all that its contract promises', (call) => {
    const [method, path] = call.split(' ') as [string, string];
    for (const as of owners)
      holdToContract(method, `/api/${path}`, {
        status: 200,
        body: ask(call, as),
        type: 'application/json',
      });
  });
});
