import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { definitionOf, name } from './definitions';
import { bad, described, good, openForm, pick } from './renderForm';

const definition = definitionOf(
  { year: name, found: { type: 'boolean', readOnly: true } },
  {
    schema: { required: ['year', 'found'] },
    ui: {
      year: {
        'ui:title': 'Year',
        'ui:lookUp': 'Check',
        'ui:messages': { required: 'Please enter a year', lookUp: 'Nothing in this year' },
      },
      found: { 'ui:widget': 'hidden' },
    },
    request: {
      lookUps: {
        '/year': {
          call: 'POST years/',
          send: { policy: '/policy/policyNo', year: '/answers/year' },
          fills: { '/found': '/found' },
        },
      },
    },
  },
);

it('starts a look-up only when its button is pressed, and first names what is missing', async () => {
  const form = await openForm(definition, {
    'POST years/': ({ year }) => good(year === '2020' ? { found: true } : {}),
  });
  const year = screen.getByRole('textbox', { name: 'Year' });
  const press = () => form.user.click(screen.getByRole('button', { name: 'Check' }));
  const asked = () => form.calls.filter(({ name: call }) => call === 'POST years/').length;
  await press();
  const policy = screen.getByRole('combobox', { name: 'Policy Number' });
  expect(described(policy)).toContain('Please select policy number');
  expect(described(year)).toContain('Please enter a year');
  expect(document.activeElement).toBe(policy);
  await pick(form);
  await press();
  expect(document.activeElement).toBe(year);
  await form.user.type(year, '2019');
  await form.user.tab();
  expect(asked()).toBe(0);
  await press();
  await expect.poll(() => described(year)).toContain('Nothing in this year');
  await form.user.clear(year);
  await form.user.type(year, '2020');
  await press();
  await expect.poll(asked).toBe(2);
  await expect.poll(() => described(year)).not.toContain('Nothing in this year');
});

it('makes a look-up anew by its button after one that could not be made', async () => {
  let isDown = true;
  const form = await openForm(definition, {
    'POST years/': () => (isDown ? { status: 'failed', message: 'down' } : good({ found: true })),
  });
  await pick(form);
  const year = screen.getByRole('textbox', { name: 'Year' });
  const press = () => form.user.click(screen.getByRole('button', { name: 'Check' }));
  await form.user.type(year, '2020');
  await press();
  await expect.poll(() => described(year)).toContain('We could not look this up');
  isDown = false;
  await press();
  await expect.poll(() => described(year)).not.toContain('We could not');
  expect(form.calls.filter(({ name: call }) => call === 'POST years/')).toHaveLength(2);
});

it('asks once all answers are there that it sends, and anew when one of them changes', async () => {
  const account = { type: 'string', format: 'digits', minLength: 4, maxLength: 8 };
  const form = await openForm(
    definitionOf(
      { account, ifsc: { type: 'string', format: 'ifsc', maxLength: 11 }, holder: name },
      {
        schema: {
          required: ['account', 'ifsc', 'holder'],
          properties: {
            account,
            ifsc: { type: 'string', format: 'ifsc', maxLength: 11 },
            holder: { ...name, readOnly: true },
          },
        },
        ui: {
          account: { 'ui:title': 'Account' },
          ifsc: { 'ui:title': 'IFSC' },
          holder: { 'ui:title': 'Holder', 'ui:widget': 'existing' },
        },
        request: {
          lookUps: {
            '/account': {
              call: 'POST accounts/',
              send: { account: '/answers/account', ifsc: '/answers/ifsc' },
              fills: { '/holder': '/holder' },
            },
          },
        },
      },
    ),
    { 'POST accounts/': ({ ifsc }) => good({ holder: `Asha at ${String(ifsc)}` }) },
  );
  const box = (label: string) => screen.getByRole('textbox', { name: label });
  const asked = () => form.calls.filter(({ name: call }) => call === 'POST accounts/').length;
  await pick(form);
  await form.user.type(box('Account'), '12345');
  await form.user.tab();
  expect(asked()).toBe(0);
  await form.user.type(box('IFSC'), 'DEMO0000123');
  await form.user.tab();
  expect(await screen.findByText('Asha at DEMO0000123')).toBeTruthy();
  expect(asked()).toBe(1);
  await form.user.type(box('IFSC'), '{Backspace}');
  await form.user.tab();
  expect(screen.queryByText('Asha at DEMO0000123')).toBeNull();
  await form.user.type(box('IFSC'), '4');
  await form.user.tab();
  expect(await screen.findByText('Asha at DEMO0000124')).toBeTruthy();
  expect(asked()).toBe(2);
});

it('is asked only where its condition holds, forgets what it filled elsewhere, and tells its own words', async () => {
  const pin = { type: 'string', format: 'digits', minLength: 3, maxLength: 6 };
  const form = await openForm(
    definitionOf(
      { pin, way: { type: 'string', enum: ['post', 'branch'] }, city: name },
      {
        schema: {
          required: ['pin', 'way'],
          properties: {
            way: { type: 'string', enum: ['post', 'branch'] },
            pin,
            city: { ...name, readOnly: true },
          },
          allOf: [
            {
              if: { properties: { way: { const: 'post' } }, required: ['way'] },
              then: { required: ['city'] },
            },
          ],
        },
        ui: {
          way: { 'ui:title': 'Way', 'ui:widget': 'radio', 'ui:enumNames': ['Post', 'Branch'] },
          pin: { 'ui:title': 'Pin' },
          city: { 'ui:title': 'City', 'ui:widget': 'existing' },
        },
        request: {
          lookUps: {
            '/pin': {
              call: 'POST cities/',
              send: { pin: '/answers/pin' },
              when: {
                properties: {
                  answers: { properties: { way: { const: 'post' } }, required: ['way'] },
                },
              },
              messageFrom: '/message',
              fills: { '/city': '/city' },
            },
          },
        },
      },
    ),
    {
      'POST cities/': ({ pin: of }) =>
        of === '560' ? good({ city: 'Bengaluru' }) : bad('No post goes there'),
    },
  );
  const asked = () => form.calls.filter(({ name: call }) => call === 'POST cities/').length;
  const pinBox = screen.getByRole('textbox', { name: 'Pin' });
  await pick(form);
  await form.user.click(screen.getByRole('radio', { name: 'Branch' }));
  await form.user.type(pinBox, '560');
  await form.user.tab();
  expect(asked()).toBe(0);
  await form.user.click(screen.getByRole('radio', { name: 'Post' }));
  expect(await screen.findByText('Bengaluru')).toBeTruthy();
  await form.user.click(screen.getByRole('radio', { name: 'Branch' }));
  expect(screen.queryByText('Bengaluru')).toBeNull();
  await form.user.click(screen.getByRole('radio', { name: 'Post' }));
  await form.user.type(pinBox, '9');
  await form.user.tab();
  await expect.poll(() => described(pinBox)).toContain('No post goes there');
  await form.user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('There is a problem');
  expect(described(pinBox)).toContain('No post goes there');
});
