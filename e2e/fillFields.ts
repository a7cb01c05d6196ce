import { expect, type Locator, type Page } from '@playwright/test';
import {
  activePart,
  type Answers,
  choicesOf,
  chosenOf,
  type CompiledDefinition,
  type Json,
  labelOf,
  partyOf,
  type Pointer,
  pointerOf,
  type Schema,
  uiAt,
} from '../src/engine';
import { type Hand, mouse } from './hand';
import { escaped, words } from './words';

/** Says of every unlikely answer that the page asks about that it is right. */
export async function confirmUnusual(on: Page | Locator, hand = mouse): Promise<void> {
  const buttons = on.getByRole('button', { name: words('form', 'unusual.confirm') });
  await expect(buttons.first()).toBeVisible();
  for (let left = await buttons.count(); left > 0; left--) {
    await hand.press(buttons.first());
    await expect(buttons).toHaveCount(left - 1);
  }
}

interface Part {
  /** The parent of the part, for an entry of a list. */
  at: Pointer;
  active: Schema;
  fields: string[];
  answers: Answers;
  hand: Hand;
}

/** Answers these questions by their labels; conditional ones follow when they appear. */
export async function answerPart(
  on: Page | Locator,
  definition: CompiledDefinition,
  { at, active, fields, answers, hand }: Part,
): Promise<void> {
  for (const field of fields) {
    const place = at + pointerOf(field);
    const value = answers[field];
    const schema = active.properties[field];
    if (value === undefined || value === '' || schema.readOnly) continue;
    const fill = fillers[uiAt(definition.ui, place)['ui:widget']!]!;
    await fill(on, nameOf(definition, field, place, active), value, {
      definition,
      at: place,
      schema,
      hand,
    });
  }
}

/** The label, with the party when several parties answer the question in one row. */
function nameOf(
  definition: CompiledDefinition,
  field: string,
  place: Pointer,
  active: Schema,
): string {
  const party = partyOf(definition.ui, field, (name) => name in active.properties);
  return labelOf(definition, place) + (party ? ` (${party})` : '');
}

interface Field {
  definition: CompiledDefinition;
  at: Pointer;
  schema: Schema;
  hand: Hand;
}

type Filler = (on: Page | Locator, label: string, value: any, field: Field) => Promise<unknown>;

/** The words of the choices of a field, of all or of those that an answer names. */
function namesOf({ definition, at, schema }: Field, value?: Json): string[] {
  const choices = choicesOf(schema, uiAt(definition.ui, at)['ui:enumNames']);
  return (value === undefined ? choices : chosenOf(choices, value)).map(
    (choice) => choice.label ?? words('form', choice.value === true ? 'yes' : 'no'),
  );
}

/** A label, which may end with "(optional)", "(one of these)", or the like. */
function ofLabel(label: string): RegExp {
  const ends = ['optional', 'anyRequired', 'atMostOne', 'exactlyOne'].map((path) =>
    escaped(words('form', path)),
  );
  return new RegExp(`^${escaped(label)}( (${ends.join('|')}))?$`);
}

const named = (on: Page | Locator, label: string) => on.getByLabel(ofLabel(label));

const groupNamed = (on: Page | Locator, label: string) =>
  on.getByRole('group', { name: ofLabel(label) });

const type: Filler = (on, label, value, { hand }) => hand.type(named(on, label), String(value));

const fillers: { [widget: string]: Filler } = {
  text: type,
  textarea: type,
  otp: type,
  pincode: type,
  date: (on, label, value: string, { definition, at, hand }) =>
    uiAt(definition.ui, at)['ui:pickOnly']
      ? pickDate(groupNamed(on, label), value, hand)
      : hand.type(named(on, label), value.split('-').reverse().join('/')),
  select: async (on, label, value, { definition, at, hand }) => {
    await hand.select(named(on, label), String(value));
    const button = uiAt(definition.ui, at)['ui:lookUp'];
    if (button) await hand.press(on.getByRole('button', { name: button, exact: true }));
  },
  checkbox: (on, label, value, { hand }) => hand.setChecked(named(on, label), value),
  upload: (on, label, value, { hand }) => hand.upload(named(on, label), value),
  webcam: (on, label, _, { hand }) => takePhoto(groupNamed(on, label), hand),
  radio: (on, label, value, field) =>
    field.hand.choose(
      on.getByRole('radiogroup', { name: ofLabel(label) }),
      namesOf(field, value)[0]!,
    ),
  checkboxes: async (on, label, value, field) => {
    const boxes = groupNamed(on, label);
    const chosen = namesOf(field, value);
    for (const name of namesOf(field))
      await field.hand.setChecked(
        boxes.getByRole('checkbox', { name, exact: true }),
        chosen.includes(name),
      );
  },
  button: async (on, label, _, { hand }) => {
    await hand.press(on.getByRole('button', { name: label, exact: true }));
    await expect(on.getByRole('button', { name: label, exact: true, pressed: true })).toBeVisible();
  },
  entries: (on, label, value, field) => editList(groupNamed(on, label), value, field),
  table: fillTable,
  hidden: async () => {},
};

/** The inputs of a table are named by their column and the first value of their row. */
async function fillTable(
  on: Page | Locator,
  _: string,
  entries: Answers[],
  { definition, at, schema, hand }: Field,
): Promise<void> {
  const names = Object.keys(schema.items.properties);
  for (const entry of entries)
    for (const name of names.filter((one) => !schema.items.properties[one].readOnly))
      if (entry[name] !== undefined) {
        const title = labelOf(definition, `${at}/0/${name}`);
        await type(on, `${title}, ${entry[names[0]!]}`, entry[name], {
          definition,
          at,
          schema,
          hand,
        });
      }
}

async function pickDate(on: Locator, value: string, hand: Hand): Promise<void> {
  const [year, month, day] = value.split('-');
  await hand.select(on.getByLabel(words('form', 'date.year')), year!);
  await hand.select(on.getByLabel(words('form', 'date.month')), month!);
  await hand.select(on.getByLabel(words('form', 'date.day')), day!);
}

async function takePhoto(on: Locator, hand: Hand): Promise<void> {
  await hand.press(on.getByRole('button', { name: words('form', 'webcam.start') }));
  await hand.press(on.getByRole('button', { name: words('form', 'webcam.capture') }));
  await hand.press(on.getByRole('checkbox', { name: words('form', 'webcam.verify') }));
  await expect(on.getByText(words('form', 'webcam.verified'))).toBeVisible();
}

/** Edits a list: deletes surplus entries, edits the others, and adds new ones. */
async function editList(on: Locator, entries: Answers[], field: Field): Promise<void> {
  const { definition, at, schema, hand } = field;
  const names = uiAt(definition.ui, at)['ui:entries']!;
  const entry = (i: number) => on.getByRole('list').first().locator('> li').nth(i);
  const first = await on.getByRole('list').first().locator('> li').count();
  for (let i = first - 1; i >= entries.length; i--)
    await hand.press(entry(i).getByRole('button', { name: names.delete }));
  for (const [i, answers] of entries.entries()) {
    const edit = entry(i).getByRole('button', { name: names.edit });
    // An open entry is filled in without opening it.
    if (i < first && (await edit.isVisible())) await hand.press(edit);
    else if (i >= first) await hand.press(on.getByRole('button', { name: names.add }));
    const active = activePart(definition, schema.items, answers);
    const fields = Object.keys(active.properties);
    await answerPart(entry(i), definition, {
      at: `${at}/${i}`,
      active,
      fields,
      answers,
      hand,
    });
    const update = entry(i).getByRole('button', { name: names.update });
    await hand.press(update);
    // An unlikely answer keeps the entry open until it is confirmed.
    const asked = entry(i).getByRole('button', { name: words('form', 'unusual.confirm') });
    await expect(edit.or(asked).first()).toBeVisible();
    if ((await asked.count()) === 0) continue;
    await confirmUnusual(entry(i), hand);
    await hand.press(update);
  }
}
