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
import { fileFor } from './files';

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

/**
 * Selects a policy and waits until the form has its initial answers. The only policy is selected already, and a draft
 * of it may have led to a page without the box.
 */
export async function pickPolicy(page: Page, policyNo: string): Promise<void> {
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
  for (const path of ['policy.opening', 'loading'])
    await expect(page.getByText(words('form', path), { exact: true })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
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
): Promise<void> {
  const active = activeSchema(definition, normalizeAnswers(definition, answers));
  for (const { title = '', fields } of drawnSections(definition, active)) {
    // Two sections may ask two parties the same questions.
    const section = page.getByRole('group', { name: title, exact: true });
    const on = title !== '' && (await section.count()) === 1 ? section : page;
    await answerPart(on, definition, { at: '', active, fields, answers });
  }
}

/** Verifies by OTP the contacts that need a proof. */
export async function prove(
  page: Page,
  definition: CompiledDefinition,
  answers: Answers,
  otpFor: (to: string) => Promise<string>,
): Promise<void> {
  const normalized = normalizeAnswers(definition, answers);
  for (const { at } of requiredProofs(definition, normalized)) {
    if (uiAt(definition.ui, at)['ui:widget'] !== 'otp') continue;
    await page.getByRole('button', { name: words('form', 'otp.send') }).click();
    const box = page.getByRole('textbox', { name: words('form', 'otp.label') });
    await expect(box).toBeVisible();
    await box.fill(await otpFor(normalized[at.slice(1)]));
    await page.getByRole('button', { name: words('form', 'otp.verify') }).click();
    const said = uiAt(definition.ui, at)['ui:messages']?.verified ?? words('form', 'otp.verified');
    await expect(page.getByText(String(said)).first()).toBeVisible();
  }
}

/** Says of every unlikely answer that the page asks about that it is right. */
export async function confirmUnusual(on: Page | Locator): Promise<void> {
  const buttons = on.getByRole('button', { name: words('form', 'unusual.confirm') });
  await expect(buttons.first()).toBeVisible();
  for (let left = await buttons.count(); left > 0; left--) {
    await buttons.first().click();
    await expect(buttons).toHaveCount(left - 1);
  }
}

/** Answers the questions of one section on its own page. */
export async function answerPage(
  page: Page,
  definition: CompiledDefinition,
  answers: Answers,
  title: string,
): Promise<void> {
  const active = activeSchema(definition, normalizeAnswers(definition, answers));
  const { fields } = drawnSections(definition, active).find((section) => section.title === title)!;
  await answerPart(page, definition, { at: '', active, fields, answers });
}

interface Part {
  /** The parent of the part, for an entry of a list. */
  at: Pointer;
  active: Schema;
  fields: string[];
  answers: Answers;
}

async function answerPart(
  on: Page | Locator,
  definition: CompiledDefinition,
  { at, active, fields, answers }: Part,
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
}

type Filler = (on: Page | Locator, label: string, value: any, field: Field) => Promise<unknown>;

/** Finds a field by its label, which may end with "(optional)". */
const named = (on: Page | Locator, label: string) =>
  on.getByLabel(new RegExp(`^${escaped(label)}( ${escaped(words('form', 'optional'))})?$`));

/** Types key by key, because an input corrects its text while it is typed. */
const type: Filler = async (on, label, value) => {
  await named(on, label).fill('');
  await named(on, label).pressSequentially(String(value));
};

const fillers: { [widget: string]: Filler } = {
  text: type,
  textarea: (on, label, value) => named(on, label).fill(value),
  otp: type,
  pincode: type,
  date: (on, label, value: string, { definition, at }) =>
    uiAt(definition.ui, at)['ui:pickOnly']
      ? pickDate(on.getByRole('group', { name: label }), value)
      : named(on, label).fill(value.split('-').reverse().join('/')),
  select: async (on, label, value, { definition, at }) => {
    await named(on, label).selectOption(String(value));
    const button = uiAt(definition.ui, at)['ui:lookUp'];
    if (button) await on.getByRole('button', { name: button, exact: true }).click();
  },
  checkbox: (on, label, value) => named(on, label).setChecked(value),
  upload: (on, label, value) => named(on, label).setInputFiles(fileFor(value)),
  webcam: (on, label) => takePhoto(on.getByRole('group', { name: label })),
  radio: (on, label, value, { definition, at, schema }) => {
    const names = uiAt(definition.ui, at)['ui:enumNames'];
    const name =
      names?.[schema.enum.indexOf(value)] ?? words('form', value === true ? 'yes' : 'no');
    return on
      .getByRole('radiogroup', { name: label })
      .getByRole('radio', { name, exact: true })
      .check();
  },
  button: async (on, label) => {
    await on.getByRole('button', { name: label, exact: true }).click();
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
  { definition, at, schema }: Field,
): Promise<void> {
  const names = Object.keys(schema.items.properties);
  for (const entry of entries)
    for (const name of names.filter((one) => !schema.items.properties[one].readOnly))
      if (entry[name] !== undefined) {
        const title = labelOf(definition, `${at}/0/${name}`);
        await type(on, `${title}, ${entry[names[0]!]}`, entry[name], { definition, at, schema });
      }
}

async function pickDate(on: Locator, value: string): Promise<void> {
  const [year, month, day] = value.split('-');
  await on.getByLabel(words('form', 'date.year')).selectOption(year!);
  await on.getByLabel(words('form', 'date.month')).selectOption(month!);
  await on.getByLabel(words('form', 'date.day')).selectOption(day!);
}

async function takePhoto(on: Locator): Promise<void> {
  await on.getByRole('button', { name: words('form', 'webcam.start') }).click();
  await on.getByRole('button', { name: words('form', 'webcam.capture') }).click();
  await on.getByRole('checkbox', { name: words('form', 'webcam.verify') }).click();
  await expect(on.getByText(words('form', 'webcam.verified'))).toBeVisible();
}

/** Edits a list: deletes surplus entries, edits the others, and adds new ones. */
async function editList(on: Locator, entries: Answers[], field: Field): Promise<void> {
  const { definition, at, schema } = field;
  const names = uiAt(definition.ui, at)['ui:entries']!;
  const entry = (i: number) => on.getByRole('list').first().locator('> li').nth(i);
  const first = await on.getByRole('list').first().locator('> li').count();
  for (let i = first - 1; i >= entries.length; i--)
    await entry(i).getByRole('button', { name: names.delete }).click();
  for (const [i, answers] of entries.entries()) {
    const edit = entry(i).getByRole('button', { name: names.edit });
    // An open entry is filled in without opening it.
    if (i < first && (await edit.isVisible())) await edit.click();
    else if (i >= first) await on.getByRole('button', { name: names.add }).click();
    const active = activePart(definition, schema.items, answers);
    const fields = Object.keys(active.properties);
    await answerPart(entry(i), definition, { at: `${at}/${i}`, active, fields, answers });
    const update = entry(i).getByRole('button', { name: names.update });
    await update.click();
    // An unlikely answer keeps the entry open until it is confirmed.
    const asked = entry(i).getByRole('button', { name: words('form', 'unusual.confirm') });
    await expect(edit.or(asked).first()).toBeVisible();
    if ((await asked.count()) === 0) continue;
    await confirmUnusual(entry(i));
    await update.click();
  }
}
