import type { Locator } from '@playwright/test';
import type { FileAnswer } from '../src/engine';
import { fileFor } from './files';

/** How a customer works the controls of a page: by mouse, or by keyboard (`keyboard.ts`). */
export interface Hand {
  /** A button, a link, or a checkbox that changes. */
  press(control: Locator): Promise<void>;
  /** Replaces the text of a box, key by key: an input corrects its text while it is typed. */
  type(box: Locator, text: string): Promise<void>;
  /** An option of a select, by its value. */
  select(box: Locator, value: string): Promise<void>;
  /** A radio button of a group, by its name. */
  choose(group: Locator, name: string): Promise<void>;
  setChecked(box: Locator, isChecked: boolean): Promise<void>;
  upload(box: Locator, file: FileAnswer): Promise<void>;
}

export const mouse: Hand = {
  press: (control) => control.click(),
  async type(box, text) {
    await box.fill('');
    await box.pressSequentially(text);
  },
  async select(box, value) {
    await box.selectOption(value);
  },
  choose: (group, name) => group.getByRole('radio', { name, exact: true }).check(),
  setChecked: (box, isChecked) => box.setChecked(isChecked),
  async upload(box, file) {
    await box.setInputFiles(fileFor(file));
  },
};
