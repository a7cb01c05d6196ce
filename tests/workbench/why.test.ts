import { describe, expect, it } from 'vitest';
import { type Explanation, sentSteps, explainForm } from '../../src/authoring';
import { allExamples, contextOf, exampleNamed } from '../examples';
import { definitionOf } from '../files';

function explained(key: string, name: string, changes: object = {}): Explanation[] {
  const definition = definitionOf(key);
  const example = exampleNamed(key, name);
  const answers = { ...example.answers, ...changes };
  return explainForm(definition, contextOf(definition, { ...example, answers }), answers);
}

const of = (all: Explanation[], id: string) => all.find((one) => one.id === id)!;

describe('explainForm', () => {
  const email = () => explained('email_update', 'accepted-customer-no-email-id');

  it('says why a field shows and is asked for, with the answer that decided and what would change it', () => {
    const reason = {
      holds: true,
      words: '"Type of email" is "Primary"',
      otherwise: '"Type of email" is not "Primary"',
      values: [{ name: '"Type of email"', value: '"Primary"' }],
    };
    expect(of(email(), '/primary_email').states).toMatchObject([
      { state: 'shown', reasons: [reason] },
      { state: 'required', reasons: [reason] },
    ]);
  });

  it('says why a field is hidden', () => {
    expect(of(email(), '/secondary_email').states).toMatchObject([
      {
        state: 'hidden',
        reasons: [
          {
            words: '"Type of email" is not "Secondary"',
            otherwise: '"Type of email" is "Secondary"',
          },
        ],
      },
    ]);
  });

  it('tells the entries of a list apart', () => {
    const [adult, minor] = ['1980-01-01', '2021-11-15'].map((nomineeDob) => ({ nomineeDob }));
    const name = 'accepted-date-of-birth-of-appointee-1916-11-20';
    const all = explained('nominee', name, { nominees: [adult, minor] });
    expect(of(all, '/nominees/0/appointeeName').states).toMatchObject([
      {
        state: 'hidden',
        reasons: [{ words: '"Date of birth of nominee" is 18 or more years ago' }],
      },
    ]);
    expect(of(all, '/nominees/1/appointeeName').states[0]!.state).toBe('shown');
  });

  it('names the condition of the insurer that stops a customer', () => {
    const definition = definitionOf('email_update');
    const example = exampleNamed('email_update', 'accepted-customer-no-email-id');
    const context = contextOf(definition, { ...example, policy: { policyStatus: 'SURRENDERED' } });
    const gate = of(explainForm(definition, context, {}), context.policy!.policyNo);
    expect(gate.states[0]!.state).toBe('stopped');
    expect(gate.states[0]!.reasons[0]!.values).toEqual([
      { name: "the policy's policy status", value: '"SURRENDERED"' },
    ]);
  });

  it('explains each request type', () => {
    const examples = new Map(
      allExamples().map((example) => [`${example.key} ${example.kind}`, example]),
    );
    for (const example of examples.values()) {
      const definition = definitionOf(example.key);
      const context = contextOf(definition, example);
      const all = explainForm(definition, context, example.answers ?? {});
      const states = all.flatMap((one) => one.states);
      const reasons = states.flatMap((one) => one.reasons);
      expect(states.every(({ state }) => typeof state === 'string')).toBe(true);
      // Words that say nothing explain nothing.
      for (const { words, otherwise, at } of reasons) {
        expect(words, `${example.key} ${example.name} ${at}`).not.toMatch(/^(always|never)?$/);
        expect(otherwise, `${example.key} ${example.name} ${at}`).not.toBe('');
      }
    }
  });
});

describe('sentSteps', () => {
  it('shows every step with its payload, and what it waits for', () => {
    const definition = definitionOf('pan_card');
    const example = exampleNamed('pan_card', 'accepted-first-pan');
    const { next, steps } = sentSteps(definition, contextOf(definition, example), example.answers);
    expect(next).toBe('call');
    expect(steps.map(({ id, isDue, waitsFor }) => ({ id, isDue, waitsFor }))).toEqual([
      { id: 'check', isDue: true, waitsFor: [] },
      { id: 'raise', isDue: true, waitsFor: ['check'] },
    ]);
    expect(steps[0]!.payload).toMatchObject({ new_pan_number: 'ABCPM4321Q' });
  });

  it('sends what the example states', () => {
    for (const example of allExamples()) {
      if (example.kind !== 'accepted') continue;
      const definition = definitionOf(example.key);
      const context = contextOf(definition, example);
      const [first] = example.steps!;
      const { steps } = sentSteps(definition, context, example.answers);
      const due = steps.find(({ isDue }) => isDue)!;
      expect(due.call, example.name).toBe(first!.call);
      expect(JSON.stringify(due.payload), example.name).toContain('etli_sub_type');
    }
  });
});
