import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  type Change,
  changed,
  type Choices,
  firstChoices,
  type Width,
} from '../../src/workbench/preview/choices';
import type { CallChoice } from '../../src/workbench/preview/frame/messages';
import { CallSwitches } from '../../src/workbench/preview/toolbar/CallSwitches';
import { Toolbar } from '../../src/workbench/preview/toolbar/Toolbar';
import { examplesOf } from '../examples';

const examples = Object.fromEntries(
  examplesOf('pan_card').map((example) => [example.name, example]),
);
const oneCall: CallChoice[] = [
  { call: 'POST pan-check/', outcomes: ['right', 'wrong', 'slow', 'failing'], wrong: 'pan' },
];

/** The toolbar over what was chosen; returns the choices as they are now. */
function open(calls = oneCall) {
  let now: Choices = firstChoices('pan_card', examples, '2026-11-21');
  const onLanguage = vi.fn<(language: string) => void>();
  function Opened() {
    const [choices, setChoices] = useState(now);
    const [width, setWidth] = useState<Width>('pane');
    const [showsCoverage, setShowsCoverage] = useState(false);
    now = choices;
    const change = (one: Change) => setChoices((before) => changed(before, one));
    return (
      <>
        <Toolbar
          {...{ choices, change, examples, width, onLanguage }}
          languages={['', 'hi']}
          language=""
          onWidth={setWidth}
          showsCoverage={showsCoverage}
          onShowsCoverage={setShowsCoverage}
        />
        <CallSwitches calls={calls} outcomes={choices.outcomes} change={change} />
      </>
    );
  }
  render(<Opened />);
  return { choices: () => now, onLanguage, user: userEvent.setup() };
}

const box = (name: string) => screen.getByRole('combobox', { name });

describe('the toolbar of the live form', () => {
  it('finds a customer and a policy by any words of them', async () => {
    const { user, choices } = open();
    await user.click(box('Customer and policy'));
    await user.clear(box('Customer and policy'));
    await user.keyboard('annuity lakshmi 50030002');
    await user.click(screen.getByRole('option'));
    expect(choices()).toMatchObject({ clientId: 'C10003', policyNo: '50030002' });
  });

  it('takes an example by what it is about', async () => {
    const { user, choices } = open();
    const { name, about, as, today } = examplesOf('pan_card')[0]!;
    await user.click(box('Filled in'));
    await user.click(screen.getByRole('option', { name: about }));
    expect(choices()).toMatchObject({ ...as, today, fill: { kind: 'example', name }, run: 1 });
  });

  it('takes a language by its own name', async () => {
    const { user, onLanguage } = open();
    await user.click(box('Language'));
    await user.click(screen.getByRole('option', { name: 'हिन्दी' }));
    expect(onLanguage).toHaveBeenCalledWith('hi');
  });

  it('takes a width and starts anew', async () => {
    const { user, choices } = open();
    const phone = screen.getByRole('button', { name: /phone/ });
    await user.click(phone);
    expect(phone.getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Start anew' }));
    expect(choices().run).toBe(1);
  });
});

describe('the responses to calls', () => {
  it('are in the words of each call', async () => {
    const { user, choices } = open();
    const check = screen.getByRole('group', { name: 'PAN check' });
    expect(
      within(check)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['right', 'invalid PAN', 'slow', 'fails']);
    await user.click(within(check).getByRole('button', { name: 'invalid PAN' }));
    expect(choices().outcomes).toEqual({ 'POST pan-check/': 'wrong' });
  });

  it('of many calls are out of sight until they are asked for', async () => {
    const more = ['POST one/', 'POST two/'].map((call) => ({ ...oneCall[0]!, call }));
    const { user, choices } = open([...oneCall, ...more]);
    expect(screen.queryByRole('group', { name: 'PAN check' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Responses to 3 calls' }));
    const one = screen.getByRole('group', { name: 'One' });
    await user.click(within(one).getByRole('button', { name: 'slow' }));
    expect(screen.getByText('1 not as usual')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'All as usual' }));
    expect(choices().outcomes).toEqual({});
  });
});
