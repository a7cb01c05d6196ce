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
  const form = await openForm(definition, { 'POST trial/': raised, ...answers });
  await pick(form);
  await submit(form);
  return form;
}

describe('a step that returns a file', () => {
  it('[PPC-08] saves it under a name with values of the payload', async () => {
    const form = await submitted({});
    expect(form.calls.at(-1)).toMatchObject({
      name: 'save 50010001.pdf',
      payload: { url: '/papers/1' },
    });
    expect(form.raised).toEqual(['SR1']);
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
    const form = await submitted(answers);
    expect(form.toasts).toEqual([`danger: ${message}`]);
    expect(form.raised).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('can be requested again: the same submit keeps its key', async () => {
    let tries = 0;
    const form = await submitted({
      'save /papers/1': () => (tries++ === 0 ? bad() : good()),
    });
    await submit(form);
    expect(form.raised).toEqual(['SR1']);
    const keys = form.calls
      .filter(({ name }) => name === 'POST trial/')
      .map(({ options }) => options!.idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});
