import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import book from '../../src/server/integrations/demoBook.json';
import { definitionOf } from '../files';
import { type Bench, described, good, openForm, pick, ticket } from './renderForm';

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

async function open(laId?: string): Promise<Bench> {
  const bench = openForm(definition, server(laId));
  await pick(bench);
  return bench;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = ({ user }: Bench, name: string) => user.click(button(name));
const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const confirm = () => button('Confirm Changes');
const sent = (bench: Bench) => bench.calls.filter(({ name }) => name === 'POST nominee-update/');

async function type(bench: Bench, label: string, text: string) {
  await bench.user.clear(box(label));
  await bench.user.type(box(label), text);
}

async function pickDate({ user }: Bench, label: string, [year, month, day]: string[]) {
  const group = within(screen.getByRole('group', { name: label }));
  await user.selectOptions(group.getByLabelText('Day'), day!);
  await user.selectOptions(group.getByLabelText('Month'), month!);
  await user.selectOptions(group.getByLabelText('Year'), year!);
}

describe('nominees', () => {
  it('[NOM-01] [NOM-11] [NOM-12] lists the nominees with Edit and Delete, and with Update while they are edited', async () => {
    const bench = await open();
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
    await press(bench, 'Edit Rohan Sample');
    expect(button('Update')).toBeTruthy();
    for (const call of ['GET nominee-relation-list/', 'GET appointee-relation-list/'])
      expect(bench.calls.find(({ name }) => name === call)!.payload).toEqual({});
  });

  it('[NOM-02] [NOM-13] adds, changes and deletes nominees, and sends them as an array', async () => {
    const bench = await open();
    await press(bench, 'Delete Rohan Sample');
    await press(bench, 'Edit Kiran Sample');
    await type(bench, 'Share in percent', '75');
    await press(bench, 'Update');
    await press(bench, 'Add New Nominee');
    await type(bench, 'Name of nominee', 'Mira Sample');
    await pickDate(bench, 'Date of birth of nominee', ['2016', 'September', '1']);
    await bench.user.selectOptions(screen.getByLabelText('Relation to you'), 'Daughter');
    await type(bench, 'Share in percent', '25');
    await type(bench, 'Name of appointee', 'Kiran Sample');
    await bench.user.type(box('Date of birth of appointee'), '20021980');
    await bench.user.selectOptions(
      screen.getByLabelText('Relation of appointee to the nominee'),
      'Father',
    );
    await press(bench, 'Update');
    await bench.user.click(confirm());
    await screen.findByText('SR1001');
    const common = { policyNumber: '50010001', etli_sub_type: 'ST0999' };
    expect(sent(bench)[0]!.payload).toEqual([
      {
        ...common,
        nominee_name: 'Kiran Sample',
        nominee_dob: '1980-02-20',
        nominee_relation: 'HUSBAND',
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
    const bench = await open();
    expect(confirm().disabled).toBe(true);
    expect(described(confirm())).toBe('There are no changes to confirm.');
    await press(bench, 'Edit Kiran Sample');
    expect(confirm().disabled).toBe(true);
    await type(bench, 'Name of nominee', 'Kiran S Sample');
    await press(bench, 'Update');
    expect(confirm().disabled).toBe(false);
    await press(bench, 'Edit Kiran S Sample');
    await type(bench, 'Name of nominee', 'Kiran Sample');
    await press(bench, 'Update');
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

  it('[NOM-05] [NOM-07] requires name, date of birth, relation and share, with at most three digits for the share', async () => {
    const bench = await open();
    await press(bench, 'Add New Nominee');
    await press(bench, 'Update');
    for (const words of [
      'Please enter Name of nominee',
      'Please select Date of birth of nominee',
      'Please select Relation to you',
      'Please enter Share in percent',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    await type(bench, 'Share in percent', '1a2b345');
    expect(box('Share in percent').value).toBe('123');
  });

  it('[NOM-06] accepts a date of birth in the past, which is selected and not typed', async () => {
    const bench = await open();
    await press(bench, 'Add New Nominee');
    const born = screen.getByRole('group', { name: 'Date of birth of nominee' });
    expect(within(born).queryByRole('textbox')).toBeNull();
    expect(within(born).getAllByRole('combobox')).toHaveLength(3);
    await pickDate(bench, 'Date of birth of nominee', ['2026', 'November', '21']);
    await press(bench, 'Update');
    expect(screen.getByText('Date of birth must be in the past')).toBeTruthy();
    await pickDate(bench, 'Date of birth of nominee', ['2026', 'November', '20']);
    expect(screen.queryByText('Date of birth must be in the past')).toBeNull();
  });

  it('[NOM-08] requires an appointee for a nominee under 18, but not for one who turns 18 today', async () => {
    const bench = await open();
    await press(bench, 'Add New Nominee');
    await pickDate(bench, 'Date of birth of nominee', ['2008', 'November', '22']);
    await press(bench, 'Update');
    expect(screen.getByText('Please enter Name of appointee')).toBeTruthy();
    await pickDate(bench, 'Date of birth of nominee', ['2008', 'November', '21']);
    expect(screen.queryByRole('textbox', { name: 'Name of appointee' })).toBeNull();
    expect(screen.queryByText('Please enter Name of appointee')).toBeNull();
  });

  it('[NOM-09] requires an appointee to be at least 18 years old', async () => {
    const bench = await open();
    await press(bench, 'Edit Rohan Sample');
    await type(bench, 'Date of birth of appointee', '22112008');
    await press(bench, 'Update');
    expect(screen.getByText('The appointee must be at least 18 years old')).toBeTruthy();
    await type(bench, 'Date of birth of appointee', '21112008');
    await press(bench, 'Update');
    expect(await screen.findByRole('button', { name: 'Edit Rohan Sample' })).toBeTruthy();
  });

  it('[NOM-10] shows a toast and makes no call when the shares do not add up to 100', async () => {
    const bench = await open();
    await press(bench, 'Delete Rohan Sample');
    await bench.user.click(confirm());
    await waitFor(() =>
      expect(bench.toasts).toEqual([
        'danger: Total percentage allocation of nominee should be 100',
      ]),
    );
    expect(sent(bench)).toEqual([]);
  });
});
