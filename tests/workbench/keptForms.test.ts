import { describe, expect, it } from 'vitest';
import type { Context } from '#engine';
import { KeptForms } from '../../src/workbench/preview/keptForms';
import type { PreviewFormState, PreviewState } from '../../src/workbench/preview/previewState';

const stateOf = (key: string, change: Partial<PreviewState> = {}): PreviewState => ({
  key,
  module: '',
  clientId: 'C1',
  today: '2026-11-26',
  fill: { kind: 'first', run: 0 },
  outcomes: {},
  ...change,
});

const formOf = (key: string, name: string): PreviewFormState => ({
  key,
  policyNo: '50010001',
  refusedPolicyNo: '',
  answers: { name },
  page: 'second',
  context: { signed: { owner: 'text' } } as unknown as Context,
  problems: [],
  calls: [],
});

const kept = () => {
  const forms = new KeptForms();
  for (const key of ['pan_card', 'nominee'])
    forms.keep({ type: 'formState', state: formOf(key, `of ${key}`), clientId: 'C1', run: 0 });
  return forms;
};

describe('what is filled in', () => {
  it('comes back with its request type, its policy and its page', () => {
    const forms = kept();
    forms.keepScroll({ type: 'scrolled', key: 'pan_card', top: 120 });
    expect(forms.withRestored(stateOf('pan_card')).restored).toEqual({
      policyNo: '50010001',
      answers: { name: 'of pan_card' },
      page: 'second',
      proofs: [],
      signed: ['owner'],
      top: 120,
    });
    expect(forms.withRestored(stateOf('nominee')).restored).toMatchObject({
      answers: { name: 'of nominee' },
      top: 0,
    });
  });

  it('keeps its place in the page while it changes', () => {
    const forms = kept();
    forms.keepScroll({ type: 'scrolled', key: 'nominee', top: 7 });
    forms.keep({ type: 'formState', state: formOf('nominee', 'new'), clientId: 'C1', run: 0 });
    const { restored } = forms.withRestored(stateOf('nominee'));
    expect(restored).toMatchObject({ answers: { name: 'new' }, top: 7 });
  });

  it.each<[string, PreviewState]>([
    ['another request type', stateOf('email')],
    ['another customer', stateOf('pan_card', { clientId: 'C2' })],
    ['a start that was chosen since', stateOf('pan_card', { fill: { kind: 'errors', run: 1 } })],
  ])('does not come back for %s', (_what, state) => {
    expect(kept().withRestored(state)).toBe(state);
  });
});
