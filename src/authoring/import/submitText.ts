import { isObject } from '#engine';
import type { Hints } from './hints';
import { shownText } from './texts';

/** What the button says that RJSF draws below the form. */
export function submitTextOf(hints: Hints): string | undefined {
  const found = hints.take('submitButtonOptions');
  if (!found) return undefined;
  const { submitText, ...others } = isObject(found.value) ? found.value : {};
  if (Object.keys(others).length > 0)
    hints.leftOut(
      found,
      'Only the text of the button is taken. Every form has the button, below its fields.',
    );
  return shownText({ ...found, value: submitText });
}
