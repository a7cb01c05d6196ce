import { expect, type Locator, type Page } from '@playwright/test';
import {
  activePart,
  activeSchema,
  type Answers,
  type CompiledDefinition,
  type Schema,
  drawnSections,
  labelOf,
  normalizeAnswers,
  requiredProofs,
  partyOf,
  type Pointer,
  pointerOf,
  uiAt,
} from '../src/engine';
import { escaped, words } from './words';
import catalogue from '../catalogue.json' with { type: 'json' };
import { type Hand, mouse } from './hand';

const raise = '/dashboard/raise-service-request';

/** The URL of a request type: some have their own screen, some open from another entry. */
export function addressOf(key: string): string {
  const [screen] = Object.entries(catalogue.screens).find(([, drawn]) => drawn === key) ?? [];
  if (screen) return `/dashboard/${screen}`;
  const entries = catalogue.serviceTypes.flatMap(({ requestTypes }) => requestTypes as Entry[]);
  const behind = entries.find(
    (entry) => entry.behind && [entry.key, ...entry.behind].includes(key),
  );
  return behind ? `${raise}?request=${behind.key}&form=${key}` : `${raise}?request=${key}`;
}

interface Entry {
  key: string;
  /** Forms that open from the panel of this request type. */
  behind?: string[];
}

/** Opens a request type by its URL and selects a policy. */
export async function openRequest(page: Page, key: string, policyNo?: string): Promise<void> {
  await page.goto(addressOf(key));
  if (policyNo) await pickPolicy(page, policyNo);
  else await expect(page.getByLabel(words('form', 'policy.label'))).toBeVisible();
}

/** Selects a policy and waits until the form has its initial answers. */
export async function pickPolicy(page: Page, policyNo: string): Promise<void> {
  await choosePolicy(page, policyNo);
  for (const path of ['policy.opening', 'loading'])
    await expect(page.getByText(words('form', path), { exact: true })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Selects a policy. The only one is selected already, and a draft of it may have led to a page without the box. */
export async function choosePolicy(page: Page, policyNo: string): Promise<void> {
  const box = page.getByRole('combobox', { name: words('form', 'policy.label') });
  const picked = page.getByText(new RegExp(`^${policyNo} - `)).filter({ visible: true });
  await expect(async () => {
    await expect(box.or(picked).first()).toBeVisible();
    if (!(await box.isVisible())) return;
    const brief = { timeout: 2000 };
    if (await box.getAttribute('aria-expanded', brief)) {
      await box.fill(policyNo, brief);
      await page.getByRole('option', { name: policyNo }).click(brief);
    } else {
      await box.selectOption(policyNo, brief);
      await expect(box).toHaveValue(policyNo, brief);
    }
  }).toPass();
}

/** The button that submits a request of this type. */
export const submitButton = (page: Page, { ui }: CompiledDefinition) =>
  page.getByRole('button', {
    name: ui['ui:submit'] ?? words('form', 'submit.button'),
    exact: true,
  });

/** Fills in a form by its labels, in display order; conditional fields follow when they appear. */
export async function answer(
  page: Page,
  definition: CompiledDefinition,
  answers: Answers,
  hand = mouse,
): Promise<void> {
  const active = activeSchema(definition, normalizeAnswers(definition, answers));
  for (const { title = '', fields } of drawnSections(definition, active)) {
    // Two sections may ask two parties the same questions.
    const section = page.getByRole('group', { name: title, exact: true });
    const on = title !== '' && (await section.count()) === 1 ? section : page;
    await answerPart(on, definition, { at: '', active, fields, answers, hand });
  }
}

/** Verifies by OTP the contacts that need a proof. */
export async function prove(
  page: Page,
  definition: CompiledDefinition,
  answers: Answers,
  otpFor: (to: string) => Promise<string>,
  hand = mouse,
): Promise<void> {
  const normalized = normalizeAnswers(definition, answers);
  for (const { at } of requiredProofs(definition, normalized)) {
    if (uiAt(definition.ui, at)['ui:widget'] !== 'otp') continue;
    await hand.press(page.getByRole('button', { name: words('form', 'otp.send') }));
    const box = page.getByRole('textbox', { name: words('form', 'otp.label') });
    await expect(box).toBeVisible();
    await hand.type(box, await otpFor(normalized[at.slice(1)]));
    await hand.press(page.getByRole('button', { name: words('form', 'otp.verify') }));
    const said = uiAt(definition.ui, at)['ui:messages']?.verified ?? words('form', 'otp.verified');
    await expect(page.getByText(String(said)).first()).toBeVisible();
  }
}

/** Says of every unlikely answer that the page asks about that it is right. */
export async function confirmUnusual(on: Page | Locator, hand = mouse): Promise<void> {
  const buttons = on.getByRole('button', { name: words('form', 'unusual.confirm') });
  await expect(buttons.first()).toBeVisible();
  for (let left = await buttons.count(); left > 0; left--) {
    await hand.press(buttons.first());
    await expect(buttons).toHaveCount(left - 1);
  }
}

/** Answers the questions of one section on its own page. */
export async function answerPage(
  page: Page,
  definition: CompiledDefinition,
  answers: Answers,
  title: string,
  hand = mouse,
): Promise<void> {
  const active = activeSchema(definition, normalizeAnswers(definition, answers));
  const { fields } = drawnSections(definition, active).find((section) => section.title === title)!;
  await answerPart(page, definition, { at: '', active, fields, answers, hand });
}

interface Part {
  /** The parent of the part, for an entry of a list. */
  at: Pointer;
  active: Schema;
  fields: string[];
  answers: Answers;
  hand: Hand;
}

async function answerPart(
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

/** Finds a field by its label, which may end with "(optional)". */
const named = (on: Page | Locator, label: string) =>
  on.getByLabel(new RegExp(`^${escaped(label)}( ${escaped(words('form', 'optional'))})?$`));

const type: Filler = (on, label, value, { hand }) => hand.type(named(on, label), String(value));

const fillers: { [widget: string]: Filler } = {
  text: type,
  textarea: type,
  otp: type,
  pincode: type,
  date: (on, label, value: string, { definition, at, hand }) =>
    uiAt(definition.ui, at)['ui:pickOnly']
      ? pickDate(on.getByRole('group', { name: label }), value, hand)
      : hand.type(named(on, label), value.split('-').reverse().join('/')),
  select: async (on, label, value, { definition, at, hand }) => {
    await hand.select(named(on, label), String(value));
    const button = uiAt(definition.ui, at)['ui:lookUp'];
    if (button) await hand.press(on.getByRole('button', { name: button, exact: true }));
  },
  checkbox: (on, label, value, { hand }) => hand.setChecked(named(on, label), value),
  upload: (on, label, value, { hand }) => hand.upload(named(on, label), value),
  webcam: (on, label, _, { hand }) => takePhoto(on.getByRole('group', { name: label }), hand),
  radio: (on, label, value, { definition, at, schema, hand }) => {
    const names = uiAt(definition.ui, at)['ui:enumNames'];
    const name =
      names?.[schema.enum.indexOf(value)] ?? words('form', value === true ? 'yes' : 'no');
    return hand.choose(on.getByRole('radiogroup', { name: label }), name);
  },
  button: async (on, label, _, { hand }) => {
    await hand.press(on.getByRole('button', { name: label, exact: true }));
    await expect(on.getByRole('button', { name: label, exact: true, pressed: true })).toBeVisible();
  },
  entries: (on, label, value, field) =>
    editList(on.getByRole('group', { name: label }), value, field),
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
