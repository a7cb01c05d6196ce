import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { NextStep } from '../../src/engine';
import type { RequestFormProps } from '../../src/form/controller/requestFormProps';
import { bad, described, good, openForm, pick, policies, refused, submit } from './renderForm';
import { definitionOf, name } from './definitions';
import { closedCheck, definition, fill, select } from './twoNames';

const busy = 'Your previous request is in progress. Please try again after once it is closed.';

describe('opening', () => {
  it('starts with one heading, which has the focus, and the introduction', async () => {
    await openForm(definition);
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Trial request']);
    expect(document.activeElement).toBe(headings[0]);
    for (const words of ['Takes a minute.', 'a pen', 'The change takes two days.'])
      expect(screen.getByText(words)).toBeTruthy();
  });

  it('finds one of ten policies and more by what is anywhere in its title', async () => {
    const many = Array.from({ length: 12 }, (_, i) => ({
      ...policies[0]!,
      policyNo: String(50050001 + i),
      title: `${50050001 + i} - ${i === 4 ? 'Old Shield' : 'Saver'}`,
    }));
    const form = await openForm(definition, closedCheck, { policies: many });
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Policy Number' });
    const found = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
    for (const typed of ['0005', '5005 0005', 'shield']) {
      await form.user.clear(box);
      await form.user.type(box, typed);
      expect(found()).toEqual(['50050005 - Old Shield']);
    }
    await form.user.click(box);
    await form.user.keyboard('{Enter}');
    expect(box.value).toBe('50050005 - Old Shield');
  });

  it('chooses no other policy than the one that is typed', async () => {
    const many = Array.from({ length: 12 }, (_, i) => ({
      ...policies[0]!,
      policyNo: String(50050001 + i),
      title: `${50050001 + i} - Saver`,
    }));
    const form = await openForm(definition, closedCheck, { policies: many });
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Policy Number' });
    const notChosen = /No policy is chosen/;
    const typeAndLeave = async (text: string) => {
      await form.user.clear(box);
      await form.user.type(box, text);
      await form.user.tab();
    };
    await typeAndLeave('50050003');
    expect(box.value).toBe('50050003 - Saver');
    await typeAndLeave('५००५०००४');
    expect(box.value).toBe('50050004 - Saver');
    await typeAndLeave('5005');
    expect(box.value).toBe('5005');
    expect(screen.getByText(notChosen)).toBeTruthy();
    await form.user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(form.calls.map(({ name }) => name)).not.toContain('POST trial/');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await form.user.click(box);
    await form.user.keyboard('{ArrowDown}{Enter}');
    expect(box.value).toBe('50050002 - Saver');
    expect(screen.queryByText(notChosen)).toBeNull();
  });

  it('[FLOW-01] offers the allowed policies under "Policy Number"', async () => {
    await openForm(definition);
    const options = within(select()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Select a policy',
      '50010001 - Wealth Builder',
      '50010002 - Term Shield',
    ]);
  });

  it('shows a message instead of the form when no policy is allowed', async () => {
    await openForm(definition, {}, { policies: [policies[2]!] });
    expect(screen.getByText('No policies found')).toBeTruthy();
    expect(screen.queryByLabelText('Policy Number')).toBeNull();
  });

  it('selects the policy that it was opened for', async () => {
    await openForm(definition, closedCheck, { initialPolicyNo: '50010002' });
    await waitFor(() => expect(select().value).toBe('50010002'));
  });
});

describe('the only eligible policy', () => {
  it('is selected at once, with its check', async () => {
    const form = await openForm(definition, closedCheck, {
      policies: [policies[1]!, policies[2]!],
    });
    await waitFor(() => expect(select().value).toBe('50010002'));
    await waitFor(() => expect(form.calls.map(({ name }) => name)).toContain('POST sr-status/'));
  });

  it('is not selected where the link names another one', async () => {
    await openForm(definition, closedCheck, {
      policies: [policies[1]!, policies[2]!],
      initialPolicyNo: '50010003',
    });
    await screen.findByRole('alertdialog');
    expect(select().value).toBe('');
  });
});

describe('selecting a policy', () => {
  it('[FLOW-03] [FLOW-05] checks for open requests first; only the string "true" blocks', async () => {
    const form = await openForm(definition, {
      'POST sr-status/': () => good({ already_open: true }),
    });
    await pick(form);
    expect(form.calls).toMatchObject([
      {
        name: 'POST sr-status/',
        payload: { policy_number: '50010001', etli_sub_type: 'ST0999' },
      },
    ]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(select().value).toBe('50010001');
  });

  it('[FLOW-04] [SHELL-14] [ERR-09] shows an open request in a dialog and does not select the policy', async () => {
    const form = await openForm(definition, {
      'POST sr-status/': () => good({ already_open: 'true' }),
    });
    await form.user.selectOptions(select(), '50010001 - Wealth Builder');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(busy)).toBeTruthy();
    await form.user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(select().value).toBe('');
    await submit(form);
    expect(described(select())).toContain('Please select policy number');
  });

  it('[FLOW-06] makes no check when the definition has none', async () => {
    const form = await openForm(definitionOf({ first: name }));
    await pick(form);
    expect(form.calls).toEqual([]);
  });

  it('shows that the details failed to load, and can retry', async () => {
    let isDown = true;
    const form = await openForm(definition, {
      'POST sr-status/': () => (isDown ? bad() : good({ already_open: 'false' })),
    });
    await pick(form);
    expect(await screen.findByText(/We could not get the details of this policy/)).toBeTruthy();
    await submit(form);
    expect(described(select())).toContain('We could not check this policy just now');
    expect(screen.queryByText('Please select policy number')).toBeNull();
    isDown = false;
    await form.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/We could not/)).toBeNull());
    expect(select().value).toBe('50010001');
  });

  it('says that a link names a policy that cannot be chosen, and makes no call for it', async () => {
    const form = await openForm(definition, closedCheck, { initialPolicyNo: '59999999' });
    const why = /^Policy 59999999 is not among the policies that you can choose here/;
    expect((await screen.findAllByText(why)).length).toBeGreaterThan(0);
    expect([select().value, form.calls]).toEqual(['', []]);
    await pick(form);
    expect(screen.queryByText(why)).toBeNull();
  });

  it('keeps the answers when another policy is selected, and shows that policy’s values', async () => {
    const perPolicy = definitionOf(
      { now: { ...name, readOnly: true }, next: name },
      {
        ui: { now: { 'ui:title': 'Now' }, next: { 'ui:title': 'Next' } },
        request: {
          load: [
            {
              call: 'POST now/',
              send: { policyNo: '/policy/policyNo' },
              keep: { '/now': '/value' },
            },
          ],
          prefill: { '/now': '/loaded/now' },
        },
      },
    );
    const form = await openForm(perPolicy, {
      'POST now/': ({ policyNo }) => good({ value: `of ${policyNo}` }),
    });
    await pick(form);
    await form.user.type(screen.getByRole('textbox', { name: /Next/ }), 'new');
    expect(screen.getByText('of 50010001')).toBeTruthy();
    await pick(form, '50010002 - Term Shield');
    expect(await screen.findByText('of 50010002')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Next/ }).value).toBe('new');
  });

  it.each([
    ['whose records do not come', bad, false],
    ['that is turned away', () => good({ value: 'closed' }), true],
  ])(
    'keeps the answers, and no records of the one before, at a policy %s',
    async (_, answer, isRefused) => {
      const ofOne = definitionOf(
        {
          now: { ...name, readOnly: true },
          people: {
            type: 'array',
            items: {
              type: 'object',
              properties: { called: name, isOpen: { type: 'boolean', enum: [false] } },
            },
          },
          kind: name,
          next: name,
        },
        {
          ui: {
            now: { 'ui:title': 'Now' },
            people: {
              'ui:title': 'People',
              'ui:widget': 'entries',
              'ui:entries': {
                name: '{called}',
                add: 'Add',
                edit: 'Edit',
                update: 'Update',
                delete: 'Delete',
                none: 'Nobody yet.',
                editing: 'isOpen',
              },
            },
            kind: { 'ui:title': 'Kind', 'ui:widget': 'select' },
            next: { 'ui:title': 'Next' },
          },
          request: {
            load: [
              {
                call: 'POST now/',
                send: { policyNo: '/policy/policyNo' },
                keep: { '/now': '/value', '/people': '/people' },
              },
            ],
            prefill: { '/now': '/loaded/now', '/people': '/loaded/people' },
            lists: {
              '/kind': {
                call: 'POST kinds/',
                send: { policyNo: '/policy/policyNo' },
                items: '/kinds',
              },
            },
            blocked: [
              {
                when: {
                  properties: { loaded: { properties: { now: { const: 'closed' } } } },
                  required: ['loaded'],
                },
                message: 'Not this one.',
              },
            ],
          },
        },
      );
      const form = await openForm(ofOne, {
        'POST now/': ({ policyNo }) =>
          policyNo === '50010001'
            ? good({ value: 'of the first', people: [{ called: 'Asha' }] })
            : answer(),
        'POST kinds/': () => good({ kinds: [{ label: 'Kind of the first', value: 'k' }] }),
      });
      await pick(form);
      await form.user.type(screen.getByRole('textbox', { name: /Next/ }), 'new');
      await screen.findByRole('option', { name: 'Kind of the first' });
      await form.user.click(screen.getByRole('button', { name: 'Delete Asha' }));
      await form.user.selectOptions(select(), '50010002 - Term Shield');
      if (isRefused)
        await form.user.click(
          within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }),
        );
      else await screen.findByText(/We could not get the details of this policy/);
      for (const text of [
        'of the first',
        'Asha',
        'Nobody yet.',
        'The details of the policy are here.',
      ])
        expect(screen.queryByText(text)).toBeNull();
      expect(screen.queryByRole('option', { name: 'Kind of the first' })).toBeNull();
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Next/ }).value).toBe('new');
      // What was changed in the list of the first policy is there with it again.
      await pick(form);
      expect(await screen.findByText('of the first')).toBeTruthy();
      expect(screen.getByText('Nobody yet.')).toBeTruthy();
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Next/ }).value).toBe('new');
    },
  );
});

describe('a policy that is turned away', () => {
  const isNamed = (name: string) => ({
    properties: { loaded: { properties: { account: { const: name } }, required: ['account'] } },
    required: ['loaded'],
  });
  const isTurnedAway = (next: NextStep) =>
    definitionOf(
      { first: name },
      {
        request: {
          load: [{ call: 'GET account/', keep: { '/account': '/account' } }],
          blocked: [
            { when: isNamed('closed'), message: 'Your account is closed.' },
            { when: isNamed(''), message: 'There is no account.', next },
          ],
        },
      },
    );
  const withAccount = (account: string) => ({ 'GET account/': () => good({ account }) });
  const nextLink: RequestFormProps['nextLink'] = ({ title, opens, policyNo }) => (
    <a href={`/${opens}?policy=${policyNo}`}>{title}</a>
  );

  it('says what the customer can do now, as a link', async () => {
    const next = { title: 'Add your account', opens: 'bank_account' };
    const form = await openForm(isTurnedAway(next), withAccount(''), { nextLink });
    await form.user.selectOptions(select(), '50010001 - Wealth Builder');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('There is no account.')).toBeTruthy();
    const link = within(dialog).getByRole('link', { name: 'Add your account' });
    expect(link.getAttribute('href')).toBe('/bank_account?policy=50010001');
    expect(select().value).toBe('');
  });

  it('is told by the first reason that applies, without a link where it has none', async () => {
    const next = { title: 'Call us', href: 'tel:18001234567' };
    const form = await openForm(isTurnedAway(next), withAccount('closed'));
    await form.user.selectOptions(select(), '50010001 - Wealth Builder');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('Your account is closed.')).toBeTruthy();
    expect(within(dialog).queryByRole('link')).toBeNull();
  });

  it('can be a call to the insurer', async () => {
    const next = { title: 'Call us', href: 'tel:18001234567' };
    const form = await openForm(isTurnedAway(next), withAccount(''));
    await form.user.selectOptions(select(), '50010001 - Wealth Builder');
    const link = await screen.findByRole('link', { name: 'Call us' });
    expect(link.getAttribute('href')).toBe('tel:18001234567');
  });

  it('is opened where its account is there', async () => {
    const next = { title: 'Call us', href: 'tel:18001234567' };
    const form = await openForm(isTurnedAway(next), withAccount('1'));
    await pick(form);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('learns at the submit what only the server knows', async () => {
    const next = { title: 'Add your account', opens: 'bank_account' };
    const form = await openForm(
      definition,
      { ...closedCheck, 'POST trial/': () => refused('There is no account.', { next }) },
      { nextLink },
    );
    await fill(form);
    await submit(form);
    expect(await screen.findByRole('link', { name: 'Add your account' })).toBeTruthy();
  });
});
