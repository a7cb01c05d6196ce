import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Schema } from '../../src/engine/definition/definition';
import { definitionOf } from './definitions';
import { type Answering, bad, described, good, openForm, pick, ticket } from './renderForm';

const account: Schema = {
  type: 'string',
  format: 'digits',
  minLength: 4,
  maxLength: 8,
  proof: 'account',
};
const ifsc: Schema = { type: 'string', format: 'ifsc', maxLength: 11 };

const definition = definitionOf(
  { account, ifsc },
  {
    schema: { required: ['account', 'ifsc'] },
    ui: {
      account: { 'ui:title': 'Account', 'ui:widget': 'text', 'ui:verify': 'Verify account' },
      ifsc: { 'ui:title': 'IFSC', 'ui:widget': 'text' },
    },
    request: {
      proofs: {
        '/account': {
          call: 'POST accounts/',
          send: { account: '/answers/account', ifsc: '/answers/ifsc' },
          holdsWhen: { properties: { owner: { const: 'you' } }, required: ['owner'] },
          messageFrom: '/message',
        },
      },
    },
  },
);

const box = (label: string) => screen.getByRole('textbox', { name: label });
const button = () => screen.queryByRole('button', { name: 'Verify account' });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });

async function fill(answering: Answering) {
  const form = await openForm(definition, { 'POST accounts/': answering, 'POST trial/': ticket });
  await pick(form);
  await form.user.type(box('Account'), '12345');
  await form.user.type(box('IFSC'), 'DEMO0000123');
  return {
    ...form,
    press: () => form.user.click(button()!),
    asked: () => form.calls.filter(({ name }) => name === 'POST accounts/'),
  };
}

it('verifies an answer by a call, after which the request can be submitted', async () => {
  const form = await fill(() => good({ owner: 'you' }));
  expect(submit().disabled).toBe(true);
  expect(described(submit())).toContain('Verify “Account”');
  await form.press();
  const verified = await screen.findByText('Verified Successfully', { selector: 'p' });
  expect(document.activeElement).toBe(verified);
  expect(button()).toBeNull();
  expect(form.asked()[0]!.payload).toEqual({ account: '12345', ifsc: 'DEMO0000123' });
  await form.user.click(submit());
  await expect.poll(() => form.raised).toEqual(['SR1001']);
});

it('names what is missing before it asks', async () => {
  const form = await openForm(definition);
  await form.user.click(button()!);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Policy Number' }));
  await pick(form);
  await form.user.type(box('Account'), '12345');
  await form.user.click(button()!);
  expect(document.activeElement).toBe(box('IFSC'));
  expect(described(box('IFSC'))).toContain('Please enter IFSC');
});

it('has to be verified again once it or another answer changes that was sent', async () => {
  const form = await fill(() => good({ owner: 'you' }));
  await form.press();
  await screen.findByText('Verified Successfully', { selector: 'p' });
  await form.user.type(box('IFSC'), '{Backspace}4');
  await form.user.tab();
  await expect.poll(button).toBeTruthy();
  expect(submit().disabled).toBe(true);
  await form.press();
  await expect.poll(button).toBeNull();
  await form.user.type(box('Account'), '6');
  await form.user.tab();
  await expect.poll(button).toBeTruthy();
  expect(form.asked()).toHaveLength(2);
});

it('says in the words of the response, or in its own, why it is not verified', async () => {
  let message = 'This account is closed';
  const form = await fill(() => good({ owner: 'another', message }));
  await form.press();
  await expect.poll(() => described(box('Account'))).toContain('This account is closed');
  expect(submit().disabled).toBe(true);
  message = '';
  await form.press();
  await expect.poll(() => described(box('Account'))).toContain('We could not verify this');
  await form.user.type(box('IFSC'), '{Backspace}4');
  await form.user.tab();
  await expect.poll(() => described(box('Account'))).not.toContain('We could not verify this');
});

it('takes a response that declines for a refusal, whatever else it says', async () => {
  const form = await fill(() => bad('No such account', { owner: 'you' }));
  await form.press();
  await expect.poll(() => described(box('Account'))).toContain('No such account');
  expect(button()).toBeTruthy();
});

it('keeps everything where the call fails, and says so', async () => {
  const form = await fill(() => ({ status: 'failed', message: '' }));
  await form.press();
  await expect
    .poll(() => described(box('Account')))
    .toContain('We could not check this just now. Nothing that you filled in is lost');
  expect((box('Account') as HTMLInputElement).value).toBe('12345');
  await form.press();
  expect(form.asked()).toHaveLength(2);
});
