import { pointerOf, uiAt, widgetFor } from '#engine';
import type { CheckInput } from '../checks/check';
import type { Required } from '../values/branches';

/** What is wrong with a name of a list whose box begins without a tick, and with an answer all the same; in words. */
export function untickedBox(
  { definition: { ui }, fields }: CheckInput,
  { scope }: Required,
  name: string,
): string | undefined {
  const at = scope + pointerOf(name);
  const isAnswered = fields.some(
    ({ at: one, schema }) =>
      one === at && schema.default === false && widgetFor(schema, uiAt(ui, at)) === 'checkbox',
  );
  return isAnswered
    ? `"${name}" counts as answered from the start, although its box has no tick (default false). Remove the default.`
    : undefined;
}
