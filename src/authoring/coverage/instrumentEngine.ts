import { canSubmit, hasValues, isSuccess, loadNotices, type Pointer } from '#engine';
import type { EngineCalls } from '../examples/runExample';
import { type CoverageEvent, eventOf } from './coverageEvent';

/** The field of a problem, whichever entry of a list it is in: `/nominees/0/name` → `/nominees/items/name`. */
export const fieldIn = (at: Pointer): Pointer => at.replaceAll(/\/\d+(?=\/|$)/g, '/items');

/** The same functions of the engine, with a record of what they returned. */
export function instrumentEngine(
  { findUnusual, openRequest, submitRequest }: EngineCalls,
  record: (event: CoverageEvent) => void,
): EngineCalls {
  return {
    findUnusual(definition, context, answers) {
      const found = findUnusual(definition, context, answers);
      for (const { at, rule } of found) record(eventOf(`problem ${fieldIn(at)}`, rule));
      return found;
    },
    openRequest(definition, context) {
      const opening = openRequest(definition, context);
      for (const text of loadNotices(definition, context.loaded ?? {}))
        record(eventOf('notice', text));
      const written = hasValues(definition)
        ? openRequest({ ...definition, isAsWritten: true }, context)
        : opening;
      if ('refusal' in written) {
        const { message, at } = written.refusal;
        record(eventOf('refusal', message));
        if (at !== undefined) record(eventOf(`refusal ${at}`, 'shown'));
      }
      return opening;
    },
    submitRequest(definition, context, given, at) {
      const outcome = submitRequest(definition, context, given, at);
      // The form shows this message next to its disabled button, before a submit.
      if (!canSubmit(definition, context, given))
        record(eventOf('notice', definition.request.submitWhen!.message));
      for (const [id, response] of Object.entries(context.steps ?? {}))
        if (!isSuccess(response)) record(eventOf(`step ${id}`, 'failed'));
      if (outcome.kind === 'call') record(eventOf(`step ${outcome.step.id}`, 'taken'));
      if (outcome.kind === 'pause') record(eventOf(`step ${outcome.step.id}`, 'paused'));
      if (outcome.kind === 'pause' && outcome.choices)
        record(eventOf(`step ${outcome.step.id}`, 'choices'));
      const written = hasValues(definition)
        ? submitRequest({ ...definition, isAsWritten: true }, context, given, at)
        : outcome;
      if (written.kind === 'problems')
        for (const problem of written.problems) {
          record(eventOf('message', problem.message));
          record(eventOf(`problem ${fieldIn(problem.at)}`, problem.rule));
          record(eventOf(`problem ${fieldIn(problem.at)} ${problem.rule}`, problem.message));
        }
      for (const field of Object.keys(definition.request.lists ?? {})) {
        const options = context.lists?.[field];
        const state = options?.length === 0 ? 'empty' : 'filled';
        record(eventOf(`list ${field}`, options ? state : 'failing'));
      }
      return outcome;
    },
  };
}
