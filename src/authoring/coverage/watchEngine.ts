import { canSubmit, isSuccess, loadNotices, type Pointer } from '#engine';
import type { EngineCalls } from '../examples/engineCalls';
import { type CoverageEvent, eventOf } from './coverageEvent';

/** A problem's field, whichever entry of a list it is in: `/nominees/0/name` → `/nominees/items/name`. */
const fieldIn = (at: Pointer): Pointer => at.replaceAll(/\/\d+(?=\/|$)/g, '/items');

/** The doors, with a note of what they answered. */
export function watchEngine(
  { openRequest, submitRequest }: EngineCalls,
  note: (event: CoverageEvent) => void,
): EngineCalls {
  return {
    openRequest(definition, context) {
      const opening = openRequest(definition, context);
      for (const words of loadNotices(definition, context.loaded ?? {}))
        note(eventOf('notice', words));
      if ('refusal' in opening) note(eventOf('refusal', opening.refusal.message));
      return opening;
    },
    submitRequest(definition, context, given, at) {
      const outcome = submitRequest(definition, context, given, at);
      // The form asks this as well, all the time, and shows why.
      if (!canSubmit(definition, context, given))
        note(eventOf('notice', definition.request.submitWhen!.message));
      for (const [id, response] of Object.entries(context.steps ?? {}))
        if (!isSuccess(response)) note(eventOf(`step ${id}`, 'failed'));
      if (outcome.kind === 'call') note(eventOf(`step ${outcome.step.id}`, 'taken'));
      if (outcome.kind === 'pause') note(eventOf(`step ${outcome.step.id}`, 'paused'));
      if (outcome.kind === 'problems')
        for (const problem of outcome.problems) {
          note(eventOf('words', problem.message));
          note(eventOf(`problem ${fieldIn(problem.at)}`, problem.rule));
          note(eventOf(`problem ${fieldIn(problem.at)} ${problem.rule}`, problem.message));
        }
      for (const field of Object.keys(definition.request.lists ?? {})) {
        const options = context.lists?.[field];
        const state = options?.length === 0 ? 'empty' : 'filled';
        note(eventOf(`list ${field}`, options ? state : 'failing'));
      }
      return outcome;
    },
  };
}
