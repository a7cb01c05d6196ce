import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import book from '../../src/server/integrations/demoBook.json';
import { definitionOf } from '../files';
import { type RenderedForm, described, good, openForm, pick, ticket } from './renderForm';

const definition = definitionOf('nominee');
const relations = (codes: typeof book.lookups.nomineeRelations) =>
  good({ list: codes.map(({ code, label }, id) => ({ label, value: code, id })) });

const none = { appointeeName: '', appointeeDob: '', appointeeRelation: '' };
const rohan = {
  id: '1',
  nomineeName: 'Rohan Sample',
  nomineeDob: '2016-09-01',
  nomineeRelation: 'Son',
  nomineeRelationCode: 'SON',
  percentageAllocated: 60,
  appointeeName: 'Kiran Sample',
  appointeeDob: '1980-02-20',
  appointeeRelation: 'Husband',
  appointeeRelationCode: 'HUSBAND',
  isEditNominee: false,
};
const kiran = {
  id: '2',
  nomineeName: 'Kiran Sample',
  nomineeDob: '1980-02-20',
  nomineeRelation: 'Husband',
  nomineeRelationCode: 'HUSBAND',
  percentageAllocated: 40,
  ...none,
  appointeeRelationCode: '',
  isEditNominee: false,
};

const server = (laId = 'C1') => ({
  'GET policy/': () => good({ ownerId: 'C1', laId, nomineeDetail: [rohan, kiran] }),
  'GET nominee-relation-list/': () => relations(book.lookups.nomineeRelations),
  'GET appointee-relation-list/': () => relations(book.lookups.nomineeRelations),
  'POST nominee-update/': ticket,
});

async function open(laId?: string): Promise<RenderedForm> {
  const form = await openForm(definition, server(laId));
  await pick(form);
  return form;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = ({ user }: RenderedForm, name: string) => user.click(button(name));
const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const confirm = () => button('Confirm Changes');
const sent = (form: RenderedForm) =>
  form.calls.filter(({ name }) => name === 'POST nominee-update/');

async function type(form: RenderedForm, label: string, text: string) {
  await form.user.clear(box(label));
  await form.user.type(box(label), text);
}

async function pickDate({ user }: RenderedForm, label: string, [year, month, day]: string[]) {
  const group = within(screen.getByRole('group', { name: label }));
  await user.selectOptions(group.getByLabelText('Day'), day!);
  await user.selectOptions(group.getByLabelText('Month'), month!);
  await user.selectOptions(group.getByLabelText('Year'), year!);
}

describe('nominees', () => {
  it('[NOM-01] [NOM-11] [NOM-12] lists the nominees with Edit and Delete, and with Update while they are edited', async () => {
    const form = await open();
    const entries = within(screen.getByRole('group', { name: 'Nominees' })).getAllByRole(
      'listitem',
    );
    expect(entries.map((entry) => entry.querySelector('strong')!.textContent)).toEqual([
      'Rohan Sample',
      'Kiran Sample',
    ]);
    for (const fact of ['01/09/2016', 'Son', '60 %', 'Appointee: Kiran Sample'])
      expect(entries[0]!.textContent).toContain(fact);
    for (const name of ['Rohan Sample', 'Kiran Sample'])
      expect(button(`Edit ${name}`) && button(`Delete ${name}`)).toBeTruthy();
    await press(form, 'Edit Rohan Sample');
    expect(button('Update')).toBeTruthy();
    for (const call of ['GET nominee-relation-list/', 'GET appointee-relation-list/'])
      expect(form.calls.find(({ name }) => name === call)!.payload).toEqual({});
  });

  it('[NOM-02] [NOM-13] adds, changes and deletes nominees, and sends them as an array', async () => {
    const form = await open();
    await press(form, 'Delete Rohan Sample');
    await press(form, 'Edit Kiran Sample');
    await type(form, 'Share in percent', '75');
    await press(form, 'Update');
    await press(form, 'Add New Nominee');
    await type(form, 'Name of nominee', 'Mira Sample');
    await pickDate(form, 'Date of birth of nominee', ['2016', 'September', '1']);
    await form.user.selectOptions(screen.getByLabelText('Relation to you'), 'Daughter');
    await type(form, 'Share in percent', '25');
    await type(form, 'Name of appointee', 'Kiran Sample');
    await form.user.type(box('Date of birth of appointee'), '20021980');
    await form.user.selectOptions(
      screen.getByLabelText('Relation of appointee to the nominee'),
      'Father',
    );
    await press(form, 'Update');
    await form.user.click(confirm());
    await screen.findByText('SR1001');
    const common = { policyNumber: '50010001', etli_sub_type: 'ST0999' };
    expect(sent(form)[0]!.payload).toEqual([
      {
        ...common,
        nominee_name: 'Kiran Sample',
        nominee_dob: '1980-02-20',
        nominee_relation: 'HUSBAND',
        appointee_name: '',
        appointee_dob: '',
        appointee_relation: '',
        percentage_allocation: 75,
        appointee: false,
      },
      {
        ...common,
        nominee_name: 'Mira Sample',
        nominee_dob: '2016-09-01',
        nominee_relation: 'DAUGHTER',
        appointee_name: 'Kiran Sample',
        appointee_dob: '1980-02-20',
        appointee_relation: 'FATHER',
        percentage_allocation: 25,
        appointee: true,
      },
    ]);
  });

  it('[NOM-03] enables Confirm Changes only while there are changes', async () => {
    const form = await open();
    expect(confirm().disabled).toBe(true);
    expect(described(confirm())).toBe('There are no changes to confirm.');
    await press(form, 'Edit Kiran Sample');
    expect(confirm().disabled).toBe(true);
    await type(form, 'Name of nominee', 'Kiran S Sample');
    await press(form, 'Update');
    expect(confirm().disabled).toBe(false);
    await press(form, 'Edit Kiran S Sample');
    await type(form, 'Name of nominee', 'Kiran Sample');
    await press(form, 'Update');
    expect(confirm().disabled).toBe(true);
  });

  it('[NOM-04] is read-only with a notice on Sec 39 when owner and life assured differ', async () => {
    await open('C2');
    expect(screen.getByText(/Section 39 of the Insurance Act/)).toBeTruthy();
    expect(screen.getByText('Rohan Sample')).toBeTruthy();
    for (const name of ['Add New Nominee', 'Edit Rohan Sample', 'Delete Rohan Sample'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(confirm().disabled).toBe(true);
  });

  it('[NOM-05] [NOM-07] requires name, date of birth, relation and share, with a whole share', async () => {
    const form = await open();
    await press(form, 'Add New Nominee');
    await press(form, 'Update');
    for (const words of [
      'Please enter Name of nominee',
      'Please select Date of birth of nominee',
      'Please select Relation to you',
      'Please enter Share in percent',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    await type(form, 'Share in percent', '12.5');
    expect(box('Share in percent').value).toBe('12.5');
    expect(
      await screen.findByText('Share in percent: whole numbers only, 12 or 13, not 12.5'),
    ).toBeTruthy();
  });

  it('[NOM-06] accepts a date of birth in the past, which is selected and not typed', async () => {
    const form = await open();
    await press(form, 'Add New Nominee');
    const born = screen.getByRole('group', { name: 'Date of birth of nominee' });
    expect(within(born).queryByRole('textbox')).toBeNull();
    expect(within(born).getAllByRole('combobox')).toHaveLength(3);
    await pickDate(form, 'Date of birth of nominee', ['2026', 'November', '21']);
    await press(form, 'Update');
    expect(screen.getByText('Date of birth must be in the past')).toBeTruthy();
    await pickDate(form, 'Date of birth of nominee', ['2026', 'November', '20']);
    expect(screen.queryByText('Date of birth must be in the past')).toBeNull();
  });

  it('[NOM-08] requires an appointee for a nominee under 18, but not for one who turns 18 today', async () => {
    const form = await open();
    await press(form, 'Add New Nominee');
    await pickDate(form, 'Date of birth of nominee', ['2008', 'November', '22']);
    await press(form, 'Update');
    expect(screen.getByText('Please enter Name of appointee')).toBeTruthy();
    await pickDate(form, 'Date of birth of nominee', ['2008', 'November', '21']);
    expect(screen.queryByRole('textbox', { name: 'Name of appointee' })).toBeNull();
    expect(screen.queryByText('Please enter Name of appointee')).toBeNull();
  });

  it('[NOM-09] requires an appointee to be at least 18 years old', async () => {
    const form = await open();
    await press(form, 'Edit Rohan Sample');
    await type(form, 'Date of birth of appointee', '22112008');
    await press(form, 'Update');
    expect(screen.getByText('The appointee must be at least 18 years old')).toBeTruthy();
    await type(form, 'Date of birth of appointee', '21112008');
    await press(form, 'Update');
    expect(await screen.findByRole('button', { name: 'Edit Rohan Sample' })).toBeTruthy();
  });

  it('[NOM-10] shows a toast and makes no call when the shares do not add up to 100', async () => {
    const form = await open();
    await press(form, 'Delete Rohan Sample');
    await form.user.click(confirm());
    await waitFor(() =>
      expect(form.toasts).toEqual(['danger: Total percentage allocation of nominee should be 100']),
    );
    expect(sent(form)).toEqual([]);
  });
});
