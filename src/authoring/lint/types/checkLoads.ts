import { pointerOf } from '#engine';
import { checkCall } from './calls';
import { checkCondition } from './conditions';
import { documentOf } from './documents';
import { loadedType } from './loaded';
import { resolveIn } from './resolve';
import { responseOf } from './responses';
import type { Types } from './types';

/** The calls that bring existing values, one after the other, and what is kept of their responses. */
export function checkLoads({ definition: { request }, calls, report, answers }: Types): void {
  for (const [i, { call, send = {}, keep, when }] of (request.load ?? []).entries()) {
    const at = pointerOf('load', i);
    const loaded = loadedType(request, calls, i);
    const known = { answers: answers.whole, loaded, request, calls };
    const place = documentOf(known, { isAnswered: false });
    if (when) checkCondition(report, when, { root: place.type, empty: place.empty }, `${at}/when`);
    // A load after a condition may need what another one under the same condition brought.
    const mayBeMissing = () => when === undefined;
    checkCall(report, place, calls, { call, send, at, mayBeMissing });
    for (const [target, from] of Object.entries(keep)) {
      const where = `${at}/keep${pointerOf(target)}`;
      resolveIn(report, responseOf(calls, call), `"${call}"`, from, where);
    }
  }
}
