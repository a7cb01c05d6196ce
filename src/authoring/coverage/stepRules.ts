import { type Definition, type List, pointerOf } from '#engine';
import { type CoverageEvent, eventOf } from './coverageEvent';
import { branchesOf } from '../lint/values/branches';
import type { Rule } from './rule';

/**
 * Each step, in each way that it can end; each state of each list; each look-up that finds nothing where that is a
 * problem.
 */
export function* stepRules({ request, schema }: Definition): Generator<Rule> {
  const rule = (at: string, event: CoverageEvent, missing: string, example: string): Rule => ({
    file: 'request',
    at,
    events: [event],
    message: `No example ${missing}. Add an example ${example}.`,
  });
  for (const [i, { id, pause, mayFail }] of request.steps.entries()) {
    const at = `/steps/${i}`;
    yield rule(
      at,
      eventOf(`step ${id}`, 'taken'),
      `takes the step "${id}"`,
      'accepted-….json in which it is due',
    );
    if (pause)
      yield rule(
        `${at}/pause`,
        eventOf(`step ${id}`, 'paused'),
        `pauses after the step "${id}"`,
        'accepted-….json with "pause" next to its payload',
      );
    if (pause?.choices)
      yield rule(
        `${at}/pause/choices`,
        eventOf(`step ${id}`, 'choices'),
        `offers the choices after the step "${id}"`,
        'accepted-….json with "pause" and "choices" next to a payload whose response has another status',
      );
    if (mayFail)
      yield rule(
        `${at}/mayFail`,
        eventOf(`step ${id}`, 'failed'),
        `lets the step "${id}" fail`,
        'accepted-….json whose response has another status',
      );
  }
  for (const [field, list] of Object.entries(request.lists ?? {}))
    for (const state of statesOf(list))
      yield rule(
        `/lists${pointerOf(field)}`,
        eventOf(`list ${field}`, state),
        `has the list of "${field}" ${state}`,
        `with "lists": { "${field}": … }`,
      );
  for (const field of Object.keys(request.choices ?? {}))
    yield rule(
      `/choices${pointerOf(field)}`,
      eventOf(`problem ${field}`, 'choice'),
      `chooses what is not offered to it at "${field}"`,
      'rejected-….json',
    );
  const required = branchesOf(schema).required.flatMap(({ names, scope }) =>
    names.map((name) => scope + pointerOf(name)),
  );
  for (const [field, { fills }] of Object.entries(request.lookUps ?? {})) {
    // A look-up that finds nothing is no problem where all that it fills may stay empty.
    if (!Object.keys(fills).some((at) => required.includes(at))) continue;
    yield rule(
      `/lookUps${pointerOf(field)}`,
      eventOf(`problem ${field}`, 'lookUp'),
      `has a look-up of "${field}" that finds nothing`,
      'rejected-….json in which it does',
    );
  }
}

/** A call can fail; a list from loaded data can be empty; a computed list is always filled. */
function statesOf(list: List): string[] {
  if ('call' in list) return ['filled', 'empty', 'failing'];
  return 'from' in list ? ['filled', 'empty'] : ['filled'];
}
