import { describe, expect, it } from 'vitest';
import { changed, firstChoices } from '../../src/workbench/preview/choices';
import { examplesOf } from '../examples';

const examples = Object.fromEntries(
  examplesOf('fund_switch').map((example) => [`${example.name}.json`, example]),
);
const today = '2026-11-21';
const choices = firstChoices('fund_switch', examples, today);

describe('what the form is opened with', () => {
  it('is the customer whom most accepted examples are about', () => {
    expect(choices).toMatchObject({ clientId: 'C10001', policyNo: '50010001', today });
  });

  it('is the first customer of the demo book where there are no examples', () => {
    expect(firstChoices('new_type', {}, today)).toMatchObject({ clientId: 'C10001' });
  });

  it('passes over an example of a customer who does not exist', () => {
    const example = { about: '', today, as: { clientId: 'C99999', policyNo: '1' } };
    const first = firstChoices('new_type', { 'accepted-one.json': example }, today);
    expect(first.clientId).toBe('C10001');
  });
});

describe('a choice', () => {
  it('of an example brings its customer, its policy and its day, and fills the form anew', () => {
    const example = { about: '', today: '2026-01-02', as: { clientId: 'C10003' } };
    const next = changed(choices, {
      kind: 'fill',
      fill: { kind: 'example', name: 'one' },
      example,
    });
    expect(next).toMatchObject({ clientId: 'C10003', today: '2026-01-02', run: 1 });
    expect(next.policyNo).toBeUndefined();
  });

  it('of another policy or day keeps what was filled in', () => {
    const applicant = { kind: 'applicant', clientId: 'C10001', policyNo: '50010004' } as const;
    const next = changed(changed(choices, applicant), { kind: 'today', today: '2027-01-01' });
    expect(next).toMatchObject({ policyNo: '50010004', today: '2027-01-01', run: choices.run });
  });

  it('of a response concerns its call alone, until all are as usual again', () => {
    const wrong = { kind: 'outcome', call: 'POST pan-check/', outcome: 'wrong' } as const;
    const next = changed(choices, wrong);
    expect(next.outcomes).toEqual({ 'POST pan-check/': 'wrong' });
    expect(changed(next, { kind: 'usual' }).outcomes).toEqual({});
  });

  it('to start anew counts', () => {
    expect(changed(choices, { kind: 'restart' }).run).toBe(1);
  });
});
