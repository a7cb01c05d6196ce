import { pointerOf, sortedJson, type Step } from '#engine';
import { typeViolations } from '../types/analysis';
import type { Check, Violation } from './check';

type Found = Omit<Violation, 'file'>;

/** What is wrong with one step, the ones before it, and the request type as a whole. */
const rules: ((step: Step, before: Step[], subType: string) => Iterable<Found>)[] = [
  function* words({ stopWhen, messageFrom, showIn, spaced, mayFail, pause }) {
    if (stopWhen && messageFrom === undefined)
      yield {
        at: '/stopWhen',
        target: 'name',
        severity: 'warning',
        message:
          'Where this stops the request, the customer has to read why. Add "messageFrom": the pointer to the message in the response.',
      };
    if (pause?.choices && !mayFail)
      yield {
        at: '/pause/choices',
        target: 'name',
        message:
          '"choices" has no effect: without "mayFail" a response that is no success ends the request. Add "mayFail", or remove it.',
      };
    const shown = { messageFrom, showIn, spaced };
    if (mayFail && !stopWhen)
      for (const [name, value] of Object.entries(shown))
        if (value !== undefined)
          yield {
            at: `/${name}`,
            target: 'name',
            message: `"${name}" has no effect: with "mayFail" and without "stopWhen" no message of the response is shown${pause ? ' but that of "pause"' : ''}. Remove it.`,
          };
  },

  function* ticket({ raises, raisesFor, when, stopWhen, mayFail }, _before, subType) {
    const forbidden = { when, stopWhen, mayFail, raisesFor };
    if (raises)
      for (const [name, value] of Object.entries(forbidden))
        if (value !== undefined)
          yield {
            at: `/${name}`,
            target: 'name',
            message: `${forbiddenAtTicket[name]} Remove "${name}", or move it to an earlier step.`,
          };
    if (
      raisesFor !== undefined &&
      !raises &&
      raisesFor.trim().toLowerCase() === subType.trim().toLowerCase()
    )
      yield {
        at: '/raisesFor',
        message: `"${raisesFor}" is the sub-type of this request type itself. Name another one, or let the last step raise the ticket.`,
      };
  },

  function* title({ raisesFor, title }) {
    if (title !== undefined && raisesFor === undefined)
      yield {
        at: '/title',
        target: 'name',
        message:
          '"title" has no effect: it names the ticket of a step with "raisesFor". Remove it; "ui:title" names that of the request.',
      };
  },

  function* repeated(step, before) {
    const same = before.find((one) => textOf(one) === textOf(step));
    if (same)
      yield {
        at: '/call',
        severity: 'warning',
        message: `The step "${same.id}" is the same in everything but its id. Remove one of them.`,
      };
  },

  function* encoding({ call, as }) {
    if (as === 'multipart' && call.startsWith('GET '))
      yield {
        at: '/as',
        target: 'name',
        message: 'A GET has no body. Remove "as", or use a POST.',
      };
  },
];

const forbiddenAtTicket: { [name: string]: string } = {
  when: 'Where this is false no ticket is raised, and the customer gets no number.',
  stopWhen: 'The ticket is raised already when this stops the request.',
  mayFail: 'A ticket that could not be raised has no number.',
  raisesFor: 'The step that raises the ticket of this request type raises no other one.',
};

const textOf = (step: Step) => sortedJson(step, ['id']);

export const stepEffect: Check = {
  id: 'step-effect',
  *run(input) {
    const { request } = input.definition;
    if (request.openRequestNotice && request.openRequestCheck !== false)
      yield {
        file: 'request',
        at: '/openRequestNotice',
        target: 'name',
        message:
          '"openRequestNotice" has no effect: with "openRequestCheck" no second request is allowed. Remove one of them.',
      };
    const wrong = ['condition-name', 'condition-value'] as const;
    const conditions = wrong.flatMap((rule) => typeViolations(input, rule));
    for (const [i, step] of request.steps.entries())
      for (const rule of rules)
        for (const { at, ...found } of rule(
          step,
          request.steps.slice(0, i),
          request.subType.name,
        )) {
          const place = pointerOf('steps', i) + at;
          // A condition that is wrong has to be corrected first.
          if (conditions.some((one) => one.at.startsWith(`${place}/`))) continue;
          yield { file: 'request', at: place, ...found };
        }
  },
};
