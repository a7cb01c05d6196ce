import { type Pointer, pointerOf, type Step } from '#engine';
import { checkCall } from './calls';
import { checkCases } from './cases';
import { checkMessage } from './checkMessage';
import { checkCondition } from './conditions';
import type { Source } from './expressions';
import { resolve } from './resolve';
import { callNamed, stepResponse } from './responses';
import { fieldIn, isEntered, type Types } from './types';
import type { ValueType } from './valueType';

/** The steps in their order: what is sent, what is tested, and what is read of the responses. */
export function checkSteps(types: Types): void {
  for (const [i, step] of types.definition.request.steps.entries()) {
    checkSent(types, step, i);
    checkResponse(types, step, i);
    checkAssumed(types, step, i);
  }
}

function checkSent(types: Types, step: Step, i: number): void {
  const { definition, calls, report, document, input } = types;
  const { submitWhen } = definition.request;
  const at = pointerOf('steps', i);
  const place = document({ steps: i, isSubmitted: true });
  const { call, send, when, pause, raises, raisesFor } = step;
  if (when) checkCondition(report, when, { root: place.type, empty: place.empty }, `${at}/when`);
  if (pause?.when) {
    const after = document({ steps: i + 1, isSubmitted: true });
    checkCondition(
      report,
      pause.when,
      { root: after.type, empty: after.empty },
      `${at}/pause/when`,
    );
  }
  const conditions = JSON.stringify([when, submitWhen?.is]);
  const mayBeMissing = ({ pointer = '' }: Source): boolean => {
    if (!pointer.startsWith('/answers/')) return when === undefined;
    const name = fieldIn(pointer);
    const described = input.fields.filter((field) => field.at === pointerOf(name));
    return (
      described.every(({ isRequired, schema }) => !isRequired && !schema.readOnly) &&
      !Object.hasOwn(types.filled, pointerOf(name)) &&
      !conditions.includes(JSON.stringify(name))
    );
  };
  // The server creates the call of a ticket, unless it has one that raises it. call-taken reports another one.
  const isOwn =
    raisesFor !== undefined || (raises !== undefined && !callNamed(calls, call)?.raisesTicket);
  const sent = { call, send, at, isOwn, isStep: true, isEntered: isEntered(types), mayBeMissing };
  checkCall(report, place, calls, sent);
}

function checkResponse(types: Types, step: Step, i: number): void {
  const { calls, report, document } = types;
  const at = pointerOf('steps', i);
  const { stopWhen, pause, messageFrom, save } = step;
  const response = stepResponse(calls, step);
  if (stopWhen) {
    const after = document({ steps: i + 1, isSubmitted: true });
    const instance = { root: after.type, empty: after.empty };
    checkCondition(report, stopWhen, instance, `${at}/stopWhen`);
  }
  const read = (whole: ValueType, pointer: Pointer, where: Pointer) =>
    checkMessage(types, whole, step.call, pointer, where);
  if (pause) read(response, pause.message, `${at}/pause/message`);
  if (messageFrom !== undefined)
    read(stepResponse(calls, step, true), messageFrom, `${at}/messageFrom`);
  if (save) read(response, save.url, `${at}/save/url`);
}

/** What `assumes` reads and tests. */
function checkAssumed({ report, document }: Types, step: Step, i: number): void {
  const place = document({ steps: i, isSubmitted: true });
  for (const [field, source] of Object.entries(step.assumes ?? {})) {
    const at = `/steps/${i}/assumes${pointerOf(field)}`;
    if ('sentBy' in source) resolve(report, place, source.or, `${at}/or`);
    else checkCases(report, source, place, at);
  }
}
