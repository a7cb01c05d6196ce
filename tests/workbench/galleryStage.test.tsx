import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import { messagesOf } from '../../src/authoring';
import { drawGroup } from '../../src/workbench/gallery/stage/drawGroup';
import { StartForms } from '../../src/workbench/gallery/stage/forms';
import { specimensOf } from '../../src/workbench/gallery/specimensOf';
import { examplesOf } from '../examples';
import { definitionOf } from '../files';

let element: HTMLElement;

beforeEach(() => {
  element = document.createElement('div');
  document.body.append(element);
});

/** The states of a field as they are drawn, by their names; of messages also the rule. */
async function drawnStates(key: string, at: string): Promise<{ [state: string]: HTMLElement }> {
  const definition = definitionOf(key);
  const parts = messagesOf(definition);
  const examples = Object.fromEntries(examplesOf(key).map((one) => [`${one.name}.json`, one]));
  const source = { key, language: '', module: '', parts, examples, today: '2026-11-21' };
  const group = specimensOf(definition, parts).find(({ places }) =>
    places.some(({ id }) => id === at),
  )!;
  const only = { ...group, places: group.places.filter(({ id }) => id === at) };
  const root = createRoot(element);
  const drawn = (await drawGroup({ root, element }, new StartForms(definition, source), only))!;
  root.unmount();
  return Object.fromEntries(
    drawn.places[0]!.specimens.map(({ state, rule, markup, isUnreached }) => [
      [state, rule, isUnreached && 'unreached'].filter(Boolean).join(' '),
      new DOMParser().parseFromString(markup, 'text/html').body,
    ]),
  );
}

it('draws a question empty, filled in, and with each of its messages', async () => {
  const states = await drawnStates('pan_card', '/new_pan_number');
  expect(states.empty!.querySelector('input')!.value).toBe('');
  expect(states.filled!.querySelector('input')!.value).toMatch(/^[A-Z]{5}\d{4}[A-Z]$/);
  const { textContent } = states['message format']!;
  expect(textContent).toContain('Please enter valid PAN number');
  expect(states['message required']!.querySelector('[aria-invalid="true"]')).not.toBeNull();
});

it('draws what an OTP leads to', async () => {
  const { proofs } = definitionOf('email_update').request;
  const states = await drawnStates('email_update', Object.keys(proofs!)[0]!);
  expect(states.otpWrong!.textContent).toContain('Invalid OTP');
  expect(states.otpLocked!.textContent).toContain('Too many wrong OTPs');
  expect(Object.keys(states).filter((name) => name.includes('unreached'))).toEqual([]);
});

it('makes markup that leads nowhere and whose ids are of one state only', async () => {
  const states = await drawnStates('pan_card', '/pan_document');
  const drawn = Object.values(states);
  const ids = drawn.flatMap((one) => [...one.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const one of drawn) {
    expect(one.querySelector('[href], script, iframe, [src]:not([src^="data:"])')).toBeNull();
    expect(one.querySelector('button:not([tabindex="-1"])')).toBeNull();
  }
});

it('draws no further states once it is stopped', async () => {
  const definition = definitionOf('pan_card');
  const parts = messagesOf(definition);
  const source = {
    key: 'pan_card',
    language: '',
    module: '',
    parts,
    examples: {},
    today: '2026-11-21',
  };
  const [group] = specimensOf(definition, parts);
  const root = createRoot(element);
  let asked = 0;
  const forms = new StartForms(definition, source);
  const drawn = await drawGroup({ root, element }, forms, group!, () => ++asked === 2);
  root.unmount();
  expect([drawn, asked]).toEqual([undefined, 2]);
});
