import { canSubmit, isSuccess, missingLoads, type Pointer } from '#engine';
import type { Doors } from '../examples/engineCalls';
import { type Sight, sightOf } from './coverageEvent';

/** A problem's field, whichever entry of a list it is in: `/nominees/0/name` → `/nominees/items/name`. */
const fieldIn = (at: Pointer): Pointer => at.replaceAll(/\/\d+(?=\/|$)/g, '/items');

/** The doors, with a note of what they answered. */
export function watchDoors(
  { openRequest, submitRequest }: Doors,
  note: (sight: Sight) => void,
): Doors {
  return {
    openRequest(definition, context) {
      const opening = openRequest(definition, context);
      for (const words of missingLoads(definition, context.loaded ?? {}))
        note(sightOf('notice', words));
      if ('refusal' in opening) note(sightOf('refusal', opening.refusal.says));
      return opening;
    },
    submitRequest(definition, context, given, at) {
      const outcome = submitRequest(definition, context, given, at);
      // The form asks this as well, all the time, and shows why.
      if (!canSubmit(definition, context, given))
        note(sightOf('notice', definition.request.submitWhen!.says));
      for (const [id, response] of Object.entries(context.steps ?? {}))
        if (!isSuccess(response)) note(sightOf(`step ${id}`, 'failed'));
      if (outcome.kind === 'call') note(sightOf(`step ${outcome.step.id}`, 'taken'));
      if (outcome.kind === 'pause') note(sightOf(`step ${outcome.step.id}`, 'paused'));
      if (outcome.kind === 'problems')
        for (const problem of outcome.problems) {
          note(sightOf('words', problem.says));
          note(sightOf(`problem ${fieldIn(problem.at)}`, problem.rule));
          note(sightOf(`problem ${fieldIn(problem.at)} ${problem.rule}`, problem.says));
        }
      for (const field of Object.keys(definition.request.lists ?? {})) {
        const options = context.lists?.[field];
        const state = options?.length === 0 ? 'empty' : 'filled';
        note(sightOf(`list ${field}`, options ? state : 'failing'));
      }
      return outcome;
    },
  };
}
