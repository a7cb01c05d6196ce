import { expect, type Page } from '@playwright/test';
import {
  activeSchema,
  type Answers,
  type CompiledDefinition,
  type Schema,
  drawnSections,
  getAt,
  labelOf,
  pointerOf,
  uiAt,
} from '../src/engine';
import { fileFor } from './files';

/** Opens a request type by its address and picks a policy. */
export async function openRequest(page: Page, key: string, policyNo?: string): Promise<void> {
  await page.goto(`/dashboard/raise-service-request?request=${key}`);
  await expect(page.getByLabel('Policy Number')).toBeVisible();
  if (policyNo) await pickPolicy(page, policyNo);
}

/** Picks a policy and waits until the form has its first answers. */
export async function pickPolicy(page: Page, policyNo: string): Promise<void> {
  await page.getByLabel('Policy Number').selectOption(policyNo);
  await expect(page.getByLabel('Policy Number')).toHaveValue(policyNo);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Answers a form by its labels, in drawn order, as a person would; fields that a rule shows come in their turn. */
export async function answer(
  page: Page,
  definition: CompiledDefinition,
  answers: Answers,
): Promise<void> {
  const active = activeSchema(definition, answers);
  for (const field of drawnSections(definition, active).flatMap(({ fields }) => fields)) {
    const at = pointerOf(field);
    const value = getAt(answers, at);
    const widget = uiAt(definition.ui, at)['ui:widget']!;
    if (value !== undefined && !active.properties[field].readOnly)
      await ways[widget]!(page, labelOf(definition, at), value, { definition, field, active });
  }
}

interface Field {
  definition: CompiledDefinition;
  field: string;
  active: Schema;
}

type Way = (page: Page, label: string, value: any, field: Field) => Promise<unknown>;

/** By label; "(optional)" may follow it. */
const named = (page: Page, label: string) =>
  page.getByLabel(
    new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\(optional\\))?$`),
  );

/** Key by key, as a person types: a box puts right what is typed while it is typed. */
const type: Way = async (page, label, value) => {
  await named(page, label).fill('');
  await named(page, label).pressSequentially(value);
};

const ways: { [widget: string]: Way } = {
  text: type,
  textarea: (page, label, value) => named(page, label).fill(value),
  otp: type,
  pincode: type,
  date: (page, label, value: string) =>
    named(page, label).fill(value.split('-').reverse().join('/')),
  select: (page, label, value, field) =>
    named(page, label).selectOption({ label: nameOf(value, field) }),
  upload: (page, label, value) => named(page, label).setInputFiles(fileFor(value)),
  radio: (page, label, value, field) =>
    page
      .getByRole('radiogroup', { name: label })
      .getByRole('radio', { name: nameOf(value, field) })
      .check(),
};

/** What a value of an enum is called; a value of a list is its own name. */
function nameOf(value: string, { definition, field, active }: Field): string {
  const names = uiAt(definition.ui, pointerOf(field))['ui:enumNames'];
  return names?.[active.properties[field].enum.indexOf(value)] ?? value;
}
