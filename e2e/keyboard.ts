import { expect, type Locator, type Page } from '@playwright/test';
import { fileFor } from './files';
import type { Hand } from './hand';

/** What is wrong with the focus; runs in the page. Empty where a customer sees what has it. */
function findFaults(): string[] {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body) return [];
  const faults: string[] = [];
  const what = focused.outerHTML.slice(0, 160);
  const isMarked = (element: Element): boolean => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  // A hidden input has its mark on what is drawn in its place.
  const drawn = [focused, focused.parentElement!, ...(focused.parentElement?.children ?? [])];
  if (!drawn.some(isMarked)) faults.push(`The focus is not marked: ${what}`);
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const isWithin = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  if (!isWithin) faults.push(`The focus is outside of the window: ${what}`);
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const above = document.elementFromPoint(x, y);
  const isFree =
    !above || focused.contains(above) || above.contains(focused) || above.closest('label') !== null;
  if (isWithin && !isFree) faults.push(`The focus is covered: ${what}`);
  return faults;
}

/** Runs in the page: how many stops Tab can have at most. */
const countStops = () =>
  document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')
    .length;

/**
 * Works a page by its keyboard alone. Every stop on the way has to be seen, and a control that Tab does not reach within
 * one turn fails: locators are only looked at.
 */
export function keyboardOf(page: Page): Hand & { reach(control: Locator): Promise<void> } {
  const { keyboard } = page;
  // While somebody listens the browser opens no window of its own, in which the journey would end.
  page.on('filechooser', () => {});
  const press = async (key: string) => {
    await keyboard.press(key);
    expect(await page.evaluate(findFaults)).toEqual([]);
  };

  const hasFocus = (control: Locator) =>
    control.evaluate((one) => one === document.activeElement, null, { timeout: 5000 });

  async function reachWhere(about: string, isReached: () => Promise<boolean>): Promise<void> {
    const most = (await page.evaluate(countStops)) + 3;
    for (let stops = 0; stops <= most; stops++) {
      if (await isReached()) return;
      await press('Tab');
    }
    throw new Error(`Tab does not reach ${about} within ${most} stops.`);
  }

  async function reach(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    await expect(control).toBeEnabled();
    await reachWhere(String(control), () => hasFocus(control));
  }

  return {
    reach,
    async press(control) {
      await reach(control);
      const isLink = await control.evaluate((one) => one.matches('a, input:not([type=checkbox])'));
      await keyboard.press(isLink ? 'Enter' : 'Space');
    },
    async type(box, text) {
      await reach(box);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.press('Delete');
      await keyboard.type(text);
    },
    async select(box, value) {
      await reach(box);
      const steps = await box.evaluate((one, wanted) => {
        const { options, selectedIndex } = one as HTMLSelectElement;
        return [...options].findIndex((option) => option.value === wanted) - selectedIndex;
      }, value);
      // In its list, so that only the chosen one counts.
      await keyboard.press('Alt+ArrowDown');
      for (let i = 0; i < Math.abs(steps); i++)
        await keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
      await keyboard.press('Enter');
      await expect(box).toHaveValue(value);
    },
    async choose(group, name) {
      const radios = group.getByRole('radio');
      const wanted = group.getByRole('radio', { name, exact: true });
      await expect(wanted).toBeVisible();
      await reachWhere(`${String(group)}, ${name}`, () =>
        group.evaluate((one) => one.contains(document.activeElement)),
      );
      const most = await radios.count();
      for (let i = 0; i < most && !(await hasFocus(wanted)); i++) await press('ArrowDown');
      if (!(await wanted.isChecked())) await keyboard.press('Space');
      await expect(wanted).toBeChecked();
    },
    async setChecked(box, isChecked) {
      if ((await box.isChecked()) === isChecked) return;
      await reach(box);
      await keyboard.press('Space');
      await expect(box).toBeChecked({ checked: isChecked });
    },
    async upload(box, file) {
      await reachWhere(String(box), () => hasFocus(box));
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        keyboard.press('Enter'),
      ]);
      await chooser.setFiles(fileFor(file));
    },
  };
}
