import { expect, type Page } from '@playwright/test';
import {
  activeSchema,
  type Answers,
  type CompiledDefinition,
  drawnSections,
  normalizeAnswers,
  requiredProofs,
  uiAt,
} from '../src/engine';
import catalogue from '../catalogue.json' with { type: 'json' };
import { answerPart } from './fillFields';
import { mouse } from './hand';
import { escaped, words } from './words';

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
    // Two sections may ask two parties the same questions, and a question may have the title of its section.
    const legend = page.locator(':scope > legend', { hasText: new RegExp(`^${escaped(title)}$`) });
    const section = page.locator('fieldset').filter({ has: legend });
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
