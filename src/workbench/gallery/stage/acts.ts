import { finishLookUps, type FormController } from '#form/preview';
import type { Act } from '../specimen';
import { endCamera } from './camera';

/** Milliseconds after an act until it is drawn: calls are answered at once, but not in the same turn. */
const settling = 25;

/** Milliseconds to wait for an element: some widgets are loaded when they are drawn. */
const patience = 1000;

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Does in the drawn form what leads to a state; returns whether there was something to do it with. */
export async function perform(form: FormController, act: Act): Promise<boolean> {
  if (act.kind === 'lookUp') await finishLookUps(form);
  else if (act.kind === 'unplug') endCamera();
  else {
    const element = await find(act.target);
    if (!element) return false;
    if (act.kind === 'press') element.click();
    else if (act.kind === 'type') type(element as HTMLInputElement, act.text);
    else element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }
  await pause(settling);
  return true;
}

async function find(target: string): Promise<HTMLElement | undefined> {
  for (let waited = 0; waited <= patience; waited += settling) {
    const found = document.querySelector<HTMLElement>(target);
    if (found) return found;
    await pause(settling);
  }
  return undefined;
}

/** As a user types: React reads the value of the element, and not the one that was assigned to it. */
function type(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  set!.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
