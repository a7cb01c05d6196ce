import { expect, type Locator, type Page } from '@playwright/test';

/** Where F6 leads to, by the names of the panes. */
const panes = {
  catalogue: ['navigation', 'Catalogue'],
  definition: ['region', 'Definition'],
  findings: ['region', 'Findings'],
  form: ['region', 'Live form'],
  header: ['banner', undefined],
} as const;

/** More keys than any walk through a pane, a list or a dialog needs. */
const most = 120;

/** Works the workbench by its keyboard alone: locators are only looked at. */
export class WorkbenchKeys {
  constructor(private readonly page: Page) {}

  /** Goes to a pane with F6. */
  async goTo(name: keyof typeof panes): Promise<void> {
    const [role, label] = panes[name];
    const pane = this.page.getByRole(role, label === undefined ? {} : { name: label, exact: true });
    await this.walk(pane, 'F6', (one) => one.contains(one.ownerDocument.activeElement));
  }

  /** Moves the focus to a control with one key, pressed again and again. */
  async reach(target: Locator, key = 'Tab'): Promise<void> {
    await this.walk(target, key, (one) => {
      const { ownerDocument: page } = one;
      return page.hasFocus() && page.activeElement === one;
    });
  }

  async press(target: Locator, key = 'Enter', by = 'Tab'): Promise<void> {
    await this.reach(target, by);
    await this.page.keyboard.press(key);
  }

  /** Replaces the text of a box. */
  async type(target: Locator, text: string, by = 'Tab'): Promise<void> {
    await this.reach(target, by);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  /** Chooses from a list that opens, whose option begins with a text. */
  async choose(box: Locator, option: string, by = 'Tab'): Promise<void> {
    await this.press(box, 'Enter', by);
    const list = this.page.getByRole('listbox');
    await expect(list).toBeVisible();
    // A list of several choices stays open.
    const staysOpen = (await list.getAttribute('aria-multiselectable')) === 'true';
    await this.press(
      list.getByRole('option').filter({ hasText: option }).first(),
      'Enter',
      'ArrowDown',
    );
    if (staysOpen) await this.page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  }

  /** Chooses from a long list by typing. */
  async find(box: Locator, option: string): Promise<void> {
    await this.type(box, option);
    await expect(this.page.getByRole('option').first()).toContainText(option);
    await this.page.keyboard.press('Enter');
    await expect(box).toHaveValue(option);
  }

  /** Opens a request type in the catalogue. */
  async openType(title: string): Promise<void> {
    await this.goTo('catalogue');
    const types = this.page.getByRole('navigation').getByRole('treeitem');
    const named = types.filter({ hasText: title }).filter({ hasNot: this.page.getByRole('group') });
    await this.press(named, 'Enter', 'ArrowDown');
    await expect(this.page.getByRole('tab', { name: 'Outline' })).toBeVisible();
  }

  /** Leaves the frame of the live form, which the keys of the workbench do not reach. */
  async leaveForm(): Promise<void> {
    await this.walk(
      this.page.locator('body'),
      'Tab',
      ({ ownerDocument }) => ownerDocument.activeElement?.tagName !== 'IFRAME',
    );
  }

  /** Shows a panel below the definition. */
  async openPanel(name: RegExp): Promise<void> {
    await this.goTo('findings');
    await this.chooseTab('Findings', name);
  }

  /** Shows the outline, or a file. */
  async openFile(name: string): Promise<void> {
    await this.goTo('definition');
    await this.chooseTab('Files', name);
  }

  private async chooseTab(list: string, name: RegExp | string): Promise<void> {
    const tabs = this.page.getByRole('tablist', { name: list });
    const wanted = tabs.getByRole('tab', { name });
    await this.reach(tabs.getByRole('tab', { selected: true }), 'Shift+Tab');
    await this.press(wanted, 'Enter', 'ArrowRight');
    await expect(wanted).toHaveAttribute('aria-selected', 'true');
  }

  private async walk(
    target: Locator,
    key: string,
    isThere: (target: Element) => boolean,
  ): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses <= most; presses++) {
      if (await target.evaluate(isThere)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${key} went round without meeting ${String(target)}.`);
  }
}
