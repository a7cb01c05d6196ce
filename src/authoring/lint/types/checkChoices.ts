import { pointerOf } from '#engine';
import { checkCondition } from './conditions';
import type { Types } from './types';

/** The conditions of choices that are offered to some only. */
export function checkChoices({ definition: { request }, document, report }: Types): void {
  const { type, empty } = document();
  for (const [field, values] of Object.entries(request.choices ?? {}))
    for (const [value, { when }] of Object.entries(values))
      checkCondition(
        report,
        when,
        { root: type, empty },
        pointerOf('choices', field, value, 'when'),
      );
}
