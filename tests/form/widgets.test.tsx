import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { described, good, openForm, pick, submit } from './renderForm';
import { definitionOf, name } from './definitions';
import { deferred } from './server';

const sent = (form: Awaited<ReturnType<typeof openForm>>) => form.calls.at(-1)!.payload;
const box = (label: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: label });

describe('text', () => {
  const definition = definitionOf(
    {
      code: {
        type: 'string',
        maxLength: 10,
        format: 'pan',
      },
      phone: { type: 'string', maxLength: 10, format: 'mobile' },
      amount: { type: 'number' },
    },
    {
      schema: { required: ['code'] },
      ui: {
        code: {
          'ui:title': 'Code',
          'ui:help': 'Ten characters',
          'ui:width': 10,
          'ui:autocomplete': 'off',
        },
        phone: { 'ui:title': 'Phone', 'ui:autocomplete': 'tel' },
        amount: { 'ui:title': 'Amount' },
      },
    },
  );

  it('converts to upper case while typing and keeps the caret position', async () => {
    const { user } = await openForm(definition);
    await user.type(box('Code'), 'abcd');
    box('Code').setSelectionRange(1, 1);
    await user.keyboard('x');
    expect(box('Code').value).toBe('AXBCD');
    expect(box('Code').selectionStart).toBe(2);
  });

  it('[OPEN-144] removes spaces and dashes from a pasted code, and keeps what cannot be meant', async () => {
    const { user } = await openForm(definition);
    await user.click(box('Code'));
    await user.paste('abcps 1234-f');
    expect(box('Code').value).toBe('ABCPS1234F');
    await user.clear(box('Code'));
    await user.paste('abcps1234_!fgh');
    expect(box('Code').value).toBe('ABCPS1234_!FGH');
  });

  it('says how a text of a pattern is written, and takes it in other signs', async () => {
    const form = await openForm(
      definitionOf(
        {
          vehicle: {
            type: 'string',
            maxLength: 10,
            pattern: '^[A-Z]{2}[0-9]{2}[A-Z]{2}[0-9]{4}$',
            transform: ['removeSeparators', 'toUpperCase'],
            examples: ['MH12AB1234'],
          },
          engine: { type: 'string', maxLength: 8, pattern: '^[0-9]{4,8}$', examples: ['12345'] },
        },
        {
          schema: { required: ['vehicle', 'engine'] },
          ui: { vehicle: { 'ui:title': 'Vehicle' }, engine: { 'ui:title': 'Engine' } },
        },
      ),
    );
    const { user } = form;
    await pick(form);
    expect(box('Engine').inputMode).toBe('numeric');
    expect(box('Vehicle').inputMode).toBe('');
    expect(document.querySelector('datalist')).toBeNull();
    await user.type(box('Vehicle'), 'mh12');
    await user.type(box('Engine'), '12a4');
    await submit(form);
    expect(described(box('Vehicle'))).toContain('Vehicle: please write it like this: MH12AB1234');
    expect(described(box('Engine'))).toContain('Engine: use digits only');
    await user.clear(box('Vehicle'));
    await user.paste('mh-12 ab 1234');
    await user.clear(box('Engine'));
    await user.type(box('Engine'), '१२३४');
    await submit(form);
    expect(sent(form)).toMatchObject({ vehicle: 'MH12AB1234', engine: '1234' });
  });

  it('suggests the examples of a text, and accepts any other', async () => {
    const { user } = await openForm(
      definitionOf(
        {
          income: {
            type: 'string',
            maxLength: 13,
            format: 'digits',
            examples: ['250000', '500000'],
          },
        },
        { ui: { income: { 'ui:title': 'Income' } } },
      ),
    );
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: /^Income/ });
    expect([...input.list!.options].map(({ value }) => value)).toEqual(['250000', '500000']);
    await user.type(input, '310000');
    expect(input.value).toBe('310000');
  });

  it('sets the keyboard type and autocomplete', async () => {
    await openForm(definition);
    expect(box(/Phone/).inputMode).toBe('numeric');
    expect(box(/Phone/).autocomplete).toBe('tel');
    expect(box(/Amount/).inputMode).toBe('decimal');
  });

  it('is described by its help, and marks optional fields', async () => {
    await openForm(definition);
    expect(described(box('Code'))).toBe('Ten characters');
    expect(box('Code').getAttribute('aria-required')).toBe('true');
    expect(box('Phone (optional)').getAttribute('aria-required')).toBeNull();
  });

  it('returns a number as a number, and reports one that cannot be parsed', async () => {
    const form = await openForm(definition);
    await pick(form);
    await form.user.type(box('Code'), 'abcps1234f');
    await form.user.type(box(/Amount/), '12x');
    await submit(form);
    expect(described(box(/Amount/))).toContain('Amount: use digits');
    await form.user.clear(box(/Amount/));
    await form.user.type(box(/Amount/), '12.50');
    await submit(form);
    await screen.findByText('SR1001');
    expect(sent(form)).toMatchObject({ amount: 12.5 });
  });
});

describe('date', () => {
  const definition = definitionOf(
    { born: { type: 'string', format: 'date', maxLength: 10 } },
    { schema: { required: ['born'] }, ui: { born: { 'ui:title': 'Date of birth' } } },
  );
  const born = () => box('Date of birth');

  it('[FMT-05] is shown as DD/MM/YYYY with automatic slashes and sent as YYYY-MM-DD', async () => {
    const form = await openForm(definition);
    await pick(form);
    await form.user.type(born(), '27031985');
    expect(born().value).toBe('27/03/1985');
    await submit(form);
    await screen.findByText('SR1001');
    expect(sent(form)).toMatchObject({ born: '1985-03-27' });
  });

  it.each([
    ['birth', { before: 'today' }, 'for example 27/03/1985'],
    ['birth', { ageAtLeast: 18 }, 'for example 27/03/1985'],
    ['an age', { ageAtLeast: 50 }, 'for example 27/03/1976'],
    ['a child', { ageBelow: 5 }, 'for example 27/03/2026'],
    ['a claim', { withinDays: 90, notAfter: 'today' }, '23/08/2026 to 21/11/2026'],
    ['these weeks', { withinDays: 10 }, '11/11/2026 to 01/12/2026'],
    ['the past', { allOf: [{ notAfter: 'today' }] }, 'for example 27/03/2026'],
    ['the future', { after: 'today' }, 'from 22/11/2026 on'],
    ['today or later', { allOf: [{ notBefore: 'today' }] }, 'from 21/11/2026 on'],
    ['one day', { notBefore: 'today', notAfter: 'today' }, '21/11/2026 to 21/11/2026'],
    ['none', { after: 'today', notAfter: 'today' }, 'for example 27/03/2026'],
  ])('has one hint, with the days that are possible: of %s', async (_kind, rule, days) => {
    const at = { type: 'string', format: 'date', maxLength: 10, ...rule };
    await openForm(definitionOf({ at }, { ui: { at: { 'ui:title': 'Day' } } }));
    expect(described(box('Day (optional)'))).toBe(`DD/MM/YYYY, ${days}`);
  });

  it('keeps an invalid text and reports it', async () => {
    const form = await openForm(definition);
    await pick(form);
    await form.user.type(born(), '31/02/2020');
    await submit(form);
    expect(born().value).toBe('31/02/2020');
    expect(described(born())).toContain('Date of birth is not written as expected');
  });

  it('can be selected in the browser’s calendar', async () => {
    const { user } = await openForm(definition);
    const calendar = document.querySelector<HTMLInputElement>('input[type=date]')!;
    calendar.showPicker = vi.fn();
    await user.click(screen.getByRole('button', { name: 'Pick Date of birth from a calendar' }));
    expect(calendar.showPicker).toHaveBeenCalledOnce();
    fireEvent.change(calendar, { target: { value: '1985-03-27' } });
    expect(born().value).toBe('27/03/1985');
  });
});

describe('choices', () => {
  const definition = definitionOf(
    {
      smoker: { type: 'boolean' },
      kind: { type: 'string', enum: ['SA', 'CA'] },
      group: {
        type: 'string',
        oneOf: [
          { const: 'M', title: 'Male' },
          { const: 'F', title: 'Female' },
        ],
      },
    },
    {
      schema: { required: ['smoker', 'kind', 'group'] },
      ui: {
        smoker: { 'ui:title': 'Do you smoke?', 'ui:help': 'Any tobacco' },
        kind: { 'ui:title': 'Account type', 'ui:enumNames': ['Savings', 'Current'] },
        group: { 'ui:title': 'Gender', 'ui:widget': 'radio' },
      },
    },
  );

  it('are named groups and lists without a preselection, and are sent as in the schema', async () => {
    const form = await openForm(definition);
    await pick(form);
    const smoker = screen.getByRole('radiogroup', { name: 'Do you smoke?' });
    expect(smoker.getAttribute('aria-required')).toBe('true');
    expect(described(smoker)).toBe('Any tobacco');
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio'))
      expect(radio.checked).toBe(false);
    await submit(form);
    const links = screen.getAllByRole('link');
    await form.user.click(links[0]!);
    await waitFor(() =>
      expect(document.activeElement).toBe(within(smoker).getByRole('radio', { name: 'Yes' })),
    );
    await form.user.click(within(smoker).getByRole('radio', { name: 'No' }));
    await form.user.selectOptions(screen.getByLabelText('Account type'), 'Current');
    await form.user.click(screen.getByRole('radio', { name: 'Female' }));
    await submit(form);
    await screen.findByText('SR1001');
    expect(sent(form)).toMatchObject({ smoker: false, kind: 'CA', group: 'F' });
  });
});

it('textarea shows the remaining characters', async () => {
  const definition = definitionOf(
    { note: { type: 'string', maxLength: 50 } },
    { ui: { note: { 'ui:title': 'Note', 'ui:widget': 'textarea' } } },
  );
  const { user } = await openForm(definition);
  await user.type(box(/Note/), 'Hello');
  expect(described(box(/Note/))).toBe('45 of 50 characters left');
});

it('a text that was too long is not called so any more as soon as it fits', async () => {
  const definition = definitionOf(
    { note: { type: 'string', maxLength: 5 } },
    { ui: { note: { 'ui:title': 'Note', 'ui:widget': 'textarea' } } },
  );
  const form = await openForm(definition);
  await form.user.type(box(/Note/), 'Hello!!');
  await submit(form);
  expect(box(/Note/).getAttribute('aria-invalid')).toBe('true');
  await form.user.type(box(/Note/), '{Backspace}');
  expect(box(/Note/).getAttribute('aria-invalid')).toBe('true');
  await form.user.type(box(/Note/), '{Backspace}');
  expect(box(/Note/).getAttribute('aria-invalid')).not.toBe('true');
});

describe('a list of options for the picked policy', () => {
  const definition = definitionOf(
    { asks: { type: 'boolean' }, detail: name, fund: name },
    {
      schema: {
        properties: { asks: { type: 'boolean' }, fund: name },
        required: ['asks', 'fund'],
        allOf: [
          {
            if: { properties: { asks: { const: true } }, required: ['asks'] },
            then: { properties: { detail: name }, required: ['detail'] },
          },
        ],
      },
      ui: {
        asks: { 'ui:title': 'Any detail?' },
        detail: { 'ui:title': 'Detail' },
        fund: { 'ui:title': 'Fund', 'ui:widget': 'select' },
      },
      request: {
        lists: {
          '/fund': {
            call: 'GET funds/',
            send: { no: '/policy/policyNo', detail: { from: '/answers/detail', or: '' } },
            items: '/list',
          },
        },
      },
    },
  );
  const fundsOf = (label: string) => good({ list: [{ label, value: label, id: label }] });
  const options = () =>
    within(screen.getByLabelText('Fund'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('ignores the late response for the policy that was picked before', async () => {
    const late = deferred();
    const form = await openForm(definition, {
      'GET funds/': ({ no }) => (no === '50010001' ? late.answering() : fundsOf('Bond')),
    });
    await pick(form);
    await pick(form, '50010002 - Term Shield');
    await waitFor(() => expect(options()).toContain('Bond'));
    await act(async () => late.release(fundsOf('Equity')));
    expect(options()).toContain('Bond');
    expect(options()).not.toContain('Equity');
  });

  it('is asked for without hidden answers', async () => {
    const form = await openForm(definition, { 'GET funds/': () => fundsOf('Bond') });
    await pick(form);
    await form.user.click(screen.getByRole('radio', { name: 'Yes' }));
    await form.user.type(box('Detail'), 'private');
    await form.user.click(screen.getByRole('radio', { name: 'No' }));
    await pick(form, '50010002 - Term Shield');
    expect(form.calls.at(-1)).toMatchObject({ name: 'GET funds/', payload: { detail: '' } });
  });
});

it.each(['radio', 'select'])('a number is chosen by its name, by the widget %s', async (widget) => {
  const form = await openForm(
    definitionOf(
      { term: { type: 'number', enum: [1.5, 2] } },
      {
        schema: { required: ['term'] },
        ui: {
          term: { 'ui:widget': widget, 'ui:enumNames': ['One and a half years', 'Two years'] },
        },
      },
    ),
  );
  await pick(form);
  if (widget === 'radio') await form.user.click(screen.getByLabelText('One and a half years'));
  else await form.user.selectOptions(screen.getByLabelText('term'), 'One and a half years');
  await submit(form);
  await screen.findByText('SR1001');
  expect(form.calls.at(-1)!.payload.term).toBe(1.5);
});

it('a small number is written in digits, as it was typed', async () => {
  const form = await openForm(definitionOf({ nav: { type: 'number' } }));
  const box = screen.getByLabelText<HTMLInputElement>(/nav/);
  await form.user.type(box, '0.0000005');
  await form.user.tab();
  expect(box.value).toBe('0.0000005');
});

describe('values of the records', () => {
  const record = { ...name, readOnly: true };
  const notes = () =>
    screen
      .getAllByText(/^(as in our records|filled in for you|worked out)/)
      .map((note) => note.textContent);

  it('come with the policy, but for those that come with answers', async () => {
    const form = await openForm(
      definitionOf(
        { first: record, pin: name, state: record },
        { request: { lookUps: { '/pin': { call: 'GET city/', fills: { '/state': '/state' } } } } },
      ),
    );
    expect(notes()).toEqual(['filled in for you once you enter: pin']);
    expect(screen.queryByText('first')).toBeNull();
    await pick(form);
    expect(notes()[0]).toBe('as in our records');
    expect(screen.getByText('first')).toBeTruthy();
  });

  it('that follow each other say once where they come from', async () => {
    const form = await openForm(
      definitionOf({ first: record, last: record, between: name, city: record }),
    );
    await pick(form);
    expect(notes()).toEqual(['as in our records', 'as in our records']);
  });

  it('stand apart from those that a look-up fills in', async () => {
    const form = await openForm(
      definitionOf(
        { first: record, pin: name, state: record, city: record },
        { request: { lookUps: { '/pin': { call: 'GET city/', fills: { '/city': '/city' } } } } },
      ),
    );
    await pick(form);
    const records = 'as in our records';
    expect(notes()).toEqual([records, records, 'filled in for you once you enter: pin']);
  });

  it('stand apart from those that are worked out from answers', async () => {
    const number = { type: 'number' };
    const computed = { ...number, readOnly: true };
    const sum = (...of: string[]) => ({ compute: 'sum' as const, of });
    const form = await openForm(
      definitionOf(
        { code: record, benefit: computed, nights: number, total: computed, double: computed },
        {
          request: {
            prefill: {
              '/code': { const: 'HCB01' },
              '/benefit': {
                find: { in: '/loaded/riders', by: 'code', is: '/answers/code' },
                take: '/sum',
              },
              '/total': sum('/answers/nights', '/answers/benefit'),
              '/double': sum('/answers/total', '/answers/total'),
            },
          },
        },
      ),
    );
    await pick(form);
    expect(notes()).toEqual(['as in our records', 'worked out from your answers']);
  });
});
