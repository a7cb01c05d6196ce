import {
  type CompiledDefinition,
  getAt,
  isObject,
  pointerOf,
  type Schema,
  setAt,
  type Step,
} from '#engine';
import { plainResponse } from '../examples/runExample';
import type { KnownCalls } from '../lint/checks/check';
import { stepResponse } from '../lint/types/responses';
import { alternativesOf, propertiesOf, type ValueType, valuesOf } from '../lint/types/valueType';
import { instanceOf } from '../fill/instanceOf';

const failure = { status: 'failure', message: 'It could not be done' };

/** Responses to a step that lead on in different ways: plain ones, and those with all that its call can say. */
export function responsesTo(
  definition: CompiledDefinition,
  step: Step,
  calls: KnownCalls | undefined,
): object[] {
  const { stopWhen, mayFail, pause, id } = step;
  const start = calls && !step.raises && !step.raisesFor ? { status: 'success' } : plainResponse;
  const whole: object = { ...ofCall(step, calls, false), ...start };
  const found: object[] = [plainResponse];
  if (stopWhen) {
    const stopping: unknown = getAt(instanceOf(stopWhen), pointerOf('steps', id));
    found.push({ ...whole, ...(isObject(stopping) && stopping) });
  }
  const withMessage = (response: object) => {
    const copy = structuredClone(response);
    if (pause && getAt(copy, pause.message) === undefined) setAt(copy, pause.message, 'A message');
    return copy;
  };
  found.push(withMessage(whole));
  if (mayFail) found.push(withMessage(ofCall(step, calls, true) ?? failure));
  for (const schema of testsOfResult(definition.request.steps, id))
    found.push({ ...whole, ...(instanceOf(schema) as object) });
  return found;
}

/** The response of a call, by its contract. */
function ofCall(
  step: Step,
  calls: KnownCalls | undefined,
  isDeclined: boolean,
): object | undefined {
  const types = alternativesOf(stepResponse(calls, step, true))
    .map(valueOf)
    .filter(isObject);
  return types.find(({ status }) => (status === 'success') !== isDeclined);
}

/** A value of a type, with all that it can have. */
function valueOf(type: ValueType): unknown {
  const [one] = alternativesOf(type);
  if (!one) return undefined;
  const known = valuesOf(one)?.[0] ?? (one.examples as unknown[] | undefined)?.[0];
  if (known !== undefined) return known;
  const properties = propertiesOf(one);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, valueOf(inner)]),
    );
  if (one.type === 'array') return [valueOf(one.items ?? {})];
  if (one.type === 'string') return one.format === undefined ? 'A message' : instanceOf(one);
  return instanceOf(one);
}

/** What later conditions test of the result of a step. */
function testsOfResult(part: unknown, id: string): Schema[] {
  if (Array.isArray(part)) return part.flatMap((one) => testsOfResult(one, id));
  if (!isObject(part)) return [];
  const own: unknown = getAt(part, `/properties/steps/properties/${id}`);
  return [
    ...(isObject(own) ? [own as Schema] : []),
    ...Object.values(part).flatMap((one) => testsOfResult(one, id)),
  ];
}
