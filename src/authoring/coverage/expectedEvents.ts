import { type Definition, isSuccess, refusalRules } from '#engine';
import type { Example } from '../examples/example';
import { type CoverageEvent, eventOf } from './coverageEvent';
import { fieldIn } from './instrumentEngine';

/**
 * What an example says will happen, as events. While it fails these are not covered, but need no other example either:
 * it is to be corrected.
 */
export function expectedEvents(
  { request }: Definition,
  { steps = [], problems = [], refusal }: Example,
): CoverageEvent[] {
  return [
    ...steps.flatMap(({ call, pause, choices, response }) => {
      const id = request.steps.find((step) => step.call === call)?.id;
      if (id === undefined) return [];
      return [
        eventOf(`step ${id}`, 'taken'),
        ...(pause === undefined ? [] : [eventOf(`step ${id}`, 'paused')]),
        ...(choices === undefined ? [] : [eventOf(`step ${id}`, 'choices')]),
        ...(response && !isSuccess(response) ? [eventOf(`step ${id}`, 'failed')] : []),
      ];
    }),
    ...problems.flatMap(({ at, rule, message }) => [
      eventOf('message', message),
      eventOf(`problem ${fieldIn(at)}`, rule),
      eventOf(`problem ${fieldIn(at)} ${rule}`, message),
    ]),
    ...(refusal === undefined ? [] : [eventOf('refusal', refusal)]),
    ...refusalRules(request)
      .filter(({ message }) => message === refusal)
      .map(({ at }) => eventOf(`refusal ${at}`, 'shown')),
  ];
}
