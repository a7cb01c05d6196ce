import {
  answersIn,
  isEach,
  isObject,
  type Json,
  partsOf,
  type Pointer,
  pointerOf,
  type Step,
} from '#engine';
import { didYouMean } from '../../didYouMean';
import { possibleValuesAt } from '../shared/possibleValues';
import { rulesOf } from '../values/rule';
import { situationsOf } from '../values/situations';
import { answerTestsOf } from '../values/tested';
import type { AnswerTest } from '../values/tests';
import { fieldsWithoutValue } from '../values/withoutValue';
import type { Check, CheckInput, Violation } from './check';

type Found = Omit<Violation, 'file'>;
type Assumed = NonNullable<Step['assumes']>[Pointer];

export const assumes: Check = {
  id: 'assumes',
  *run(input) {
    for (const [i, step] of input.definition.request.steps.entries())
      for (const [field, source] of Object.entries(step.assumes ?? {}))
        for (const rule of [sentAnyway, valueNotAllowed, sender, contradicted, otherAnswers]) {
          const found = [...rule(input, i, field, source)];
          for (const { at, ...rest } of found)
            yield { file: 'request', at: pointerOf('steps', i, 'assumes', field) + at, ...rest };
          // What follows of the same value has the same cause.
          if (found.length > 0) break;
        }
  },
};

/** The values that an answer is concluded to have; none where another step says it. */
function valuesOf(source: Assumed): { at: Pointer; value: Json }[] {
  if ('const' in source) return [{ at: '/const', value: source.const }];
  if ('choose' in source)
    return source.choose.map(({ is }, i) => ({ at: pointerOf('choose', i, 'is'), value: is }));
  return [];
}

const testOf = (field: Pointer, value: Json): AnswerTest => ({
  field,
  rules: rulesOf({ const: value }, ''),
  at: '',
});

function* sentAnyway({ definition }: CheckInput, i: number, field: Pointer): Generator<Found> {
  const { send } = definition.request.steps[i]!;
  const sent = isEach(send) ? [] : Object.values(send);
  if (sent.includes(`/answers${field}`) || sent.includes('/answers'))
    yield {
      at: '',
      target: 'name',
      message: `The payload contains "${field}" already. Remove it from "assumes", or from "send".`,
    };
}

function* valueNotAllowed(
  { fields }: CheckInput,
  _i: number,
  field: Pointer,
  source: Assumed,
): Generator<Found> {
  const possible = possibleValuesAt(fields, field);
  for (const { at, value } of valuesOf(source))
    if (possible && !possible.allows(value))
      yield {
        at,
        message: `"${field}" never has the value ${JSON.stringify(value)}. ${possible.advice}`,
      };
}

function* sender(
  { definition: { request } }: CheckInput,
  i: number,
  _field: Pointer,
  source: Assumed,
): Generator<Found> {
  if (!('sentBy' in source)) return;
  const before = request.steps.slice(0, i);
  const ids = before.map(({ id }) => id);
  const step = before.find(({ id }) => id === source.sentBy);
  if (!step) {
    yield {
      at: '/sentBy',
      message: `"${source.sentBy}" is no step before this one. ${didYouMean(source.sentBy, ids, ids.length > 0 ? undefined : 'Use a constant.')}`,
    };
    return;
  }
  const names = isEach(step.send)
    ? []
    : Object.keys(step.send).map((name) => name.replace(/^\//, ''));
  if (!names.includes(source.as))
    yield {
      at: '/as',
      message: `The step "${source.sentBy}" does not send "${source.as}". ${didYouMean(source.as, names)}`,
    };
}

/** A constant with which the step is not taken, or with which an answer that it sends is never given. */
function* contradicted(
  { definition }: CheckInput,
  i: number,
  field: Pointer,
  source: Assumed,
): Generator<Found> {
  if (!('const' in source)) return;
  const { when, send } = definition.request.steps[i]!;
  const situations = situationsOf(definition);
  if (fieldsWithoutValue(situations).has(field)) return;
  const assumed = testOf(field, source.const);
  const taken = when ? answerTestsOf(when) : [[]];
  const name = `"${partsOf(field)[0]}" is ${JSON.stringify(source.const)}`;
  // if-never reports a condition that is never true by itself.
  if (taken && !taken.some((tests) => situations.canHold([], tests))) return;
  if (taken && !taken.some((tests) => situations.canHold([], [...tests, assumed]))) {
    yield {
      at: '/const',
      message: `The step is never taken where ${name}: its "when" requires something else. Correct one of them.`,
    };
    return;
  }
  const sent = answersIn(send).find(
    (at) =>
      partsOf(at).length === 1 &&
      situations.of(at).some((one) => situations.reachable.has(one)) &&
      situations.canHold([], [{ field: at, rules: [], at: '' }]) &&
      !situations.canHold([], [assumed, { field: at, rules: [], at: '' }]),
  );
  if (sent !== undefined)
    yield {
      at: '/const',
      message: `The step sends "${sent}", which is never answered where ${name}. Assume the value with which it is, or do not send it.`,
    };
}

/** A constant is assumed where the step can be reached with other answers, too. */
function* otherAnswers(
  { definition: { request }, fields }: CheckInput,
  i: number,
  field: Pointer,
  source: Assumed,
): Generator<Found> {
  const described = fields.filter(({ at }) => at === field);
  const isAsked = described.some(({ schema }) => !schema.readOnly);
  const possible = possibleValuesAt(fields, field);
  const others = possible?.values?.filter(
    (value) => 'const' in source && possible.allows(source.const) && value !== source.const,
  );
  const isTested = [request.submitWhen, request.steps[i]!.when].some(
    (condition) =>
      isObject(condition) && JSON.stringify(condition).includes(`"${partsOf(field)[0]}"`),
  );
  if (!isAsked || isTested || !others?.length || !('const' in source)) return;
  yield {
    at: '/const',
    severity: 'warning',
    message: `The customer can answer "${field}" with ${JSON.stringify(others[0])} too, and the server would take it for ${JSON.stringify(source.const)}. Send the answer, or let "submitWhen" require this one.`,
  };
}
