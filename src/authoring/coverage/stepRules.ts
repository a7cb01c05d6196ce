import { type Definition, type List, pointerOf, type Step } from '#engine';
import { eventOf } from './coverageEvent';
import type { Rule } from './rule';

/** Each step taken, and in each way in which it can end; each list filled, empty and failing; each look-up in vain. */
export function stepRules({ request }: Definition): Rule[] {
  return [
    ...request.steps.flatMap(rulesOfStep),
    ...Object.entries(request.lists ?? {}).flatMap(([field, list]) =>
      statesOf(list).map((state) =>
        never(
          `/lists${pointerOf(field)}`,
          eventOf(`list ${field}`, state),
          `The list of "${field}" was never seen ${state}. Add an example with "lists": { "${field}": … }.`,
        ),
      ),
    ),
    ...Object.keys(request.lookUps ?? {}).map((field) =>
      never(
        `/lookUps${pointerOf(field)}`,
        eventOf(`problem ${field}`, 'lookUp'),
        `The look-up of "${field}" was never seen to find nothing. Add an example rejected-….json in which it does.`,
      ),
    ),
  ];
}

/** A call can fail; what was loaded can hold nothing; what is computed is always there. */
function statesOf(list: List): string[] {
  if ('call' in list) return ['filled', 'empty', 'failing'];
  return 'from' in list ? ['filled', 'empty'] : ['filled'];
}

function rulesOfStep({ id, pause, mayFail }: Step, i: number): Rule[] {
  const at = `/steps/${i}`;
  return [
    never(
      at,
      eventOf(`step ${id}`, 'taken'),
      `The step "${id}" was never taken. Add an example accepted-….json in which it is.`,
    ),
    ...(pause
      ? [
          never(
            `${at}/pause`,
            eventOf(`step ${id}`, 'paused'),
            `The step "${id}" was never seen to pause. Add an example accepted-….json with "pause" beside its payload.`,
          ),
        ]
      : []),
    ...(mayFail
      ? [
          never(
            `${at}/mayFail`,
            eventOf(`step ${id}`, 'failed'),
            `The step "${id}" was never seen to fail. Add an example accepted-….json whose response has another status.`,
          ),
        ]
      : []),
  ];
}

const never = (at: string, event: string, message: string): Rule => ({
  part: 'request',
  at,
  events: [event],
  message,
});
