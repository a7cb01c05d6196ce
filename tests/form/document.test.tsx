import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bad, good, openForm, pick, submit, type Answering } from './renderForm';
import { definitionOf } from './definitions';

const definition = definitionOf(
  {},
  {
    request: {
      steps: [
        {
          id: 'raise',
          call: 'POST trial/',
          raises: 'ticket',
          send: { policyNumber: '/policy/policyNo' },
          save: { url: '/url', as: '{policyNumber}.pdf' },
        },
      ],
    },
  },
);

async function submitted(answers: { [call: string]: Answering }) {
  const raised = () => good({ ticketnumber: 'SR1', url: '/papers/1' });
  const bench = openForm(definition, { 'POST trial/': raised, ...answers });
  await pick(bench);
  await submit(bench);
  return bench;
}

describe('a step that returns a file', () => {
  it('[PPC-08] saves it under a name with values of the payload', async () => {
    const bench = await submitted({});
    expect(bench.calls.at(-1)).toMatchObject({
      name: 'save 50010001.pdf',
      payload: { url: '/papers/1' },
    });
    expect(bench.raised).toEqual(['SR1']);
    expect(screen.getByRole('alertdialog').textContent).toContain('SR1');
  });

  it.each<[string, string, { [call: string]: Answering }]>([
    ['rejected without a message', 'Failed to fetch the document.', { 'POST trial/': () => bad() }],
    ['rejected with a message', 'Not today', { 'POST trial/': () => bad('Not today') }],
    [
      'without a URL',
      'Failed to fetch the document.',
      { 'POST trial/': () => good({ ticketnumber: 'SR1' }) },
    ],
    [
      'rejected when it is fetched',
      'Failed to fetch the document.',
      { 'save /papers/1': () => ({ status: 'failed', message: '' }) },
    ],
    [
      'lost on the way',
      'An unexpected error occurred. Please try again later.',
      { 'save /papers/1': () => ({ status: 'lost', message: 'No line' }) },
    ],
  ])('[PPC-09] shows a message when it is %s: %s', async (_, message, answers) => {
    const bench = await submitted(answers);
    expect(bench.toasts).toEqual([`danger: ${message}`]);
    expect(bench.raised).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('can be requested again: the same submit keeps its key', async () => {
    let tries = 0;
    const bench = await submitted({
      'save /papers/1': () => (tries++ === 0 ? bad() : good()),
    });
    await submit(bench);
    expect(bench.raised).toEqual(['SR1']);
    const keys = bench.calls
      .filter(({ name }) => name === 'POST trial/')
      .map(({ options }) => options!.idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});
