import {
  isEach,
  isObject,
  type Json,
  type Pointer,
  pointerOf,
  type ValueExpression,
} from '#engine';
import { didYouMean } from '../../didYouMean';
import { callSites } from '../shared/callSites';
import type { Check, CheckInput, Violation } from './check';
import { possibleValuesAt } from '../shared/possibleValues';
import { rulesOf } from '../values/rule';
import { type Situations, situationsOf } from '../values/situations';
import type { AnswerTest } from '../values/tests';
import { fieldsWithoutValue } from '../values/withoutValue';

export const choiceCases: Check = {
  id: 'choice-cases',
  *run(input) {
    const { request } = input.definition;
    const maps: { at: Pointer; map: object }[] = [
      ...callSites(request).map(({ at, send }) =>
        isEach(send) ? { at: `${at}/send/send`, map: send.send } : { at: `${at}/send`, map: send },
      ),
      { at: '/prefill', map: request.prefill ?? {} },
    ];
    for (const { at, map } of maps)
      for (const [target, expression] of Object.entries(map))
        if (isObject(expression) && 'by' in expression && isObject(expression.of))
          yield* casesOf(input, expression as Choice, at + pointerOf(target));
  },
};

type Choice = Extract<ValueExpression, { by: Pointer }>;

function* casesOf(input: CheckInput, { by, of }: Choice, at: Pointer): Generator<Violation> {
  const { definition, fields } = input;
  const field = by.startsWith('/answers/') ? by.slice('/answers'.length) : undefined;
  const values = field === undefined ? undefined : possibleValuesAt(fields, field)?.values;
  if (field === undefined || !values) return;
  const known = values.map(String);
  const cases = Object.keys(of);
  const situations = situationsOf(definition);
  for (const [value, pointer] of Object.entries(of)) {
    const chosen = values.find((one) => String(one) === value);
    if (chosen === undefined || !pointer.startsWith('/answers/')) continue;
    const answer = pointer.slice('/answers'.length);
    if (!isNeverTogether(situations, testOf(field, chosen), testOf(answer))) continue;
    yield {
      file: 'request',
      at: `${at}/of${pointerOf(value)}`,
      message: `"${answer}" is never answered where "${field}" is ${JSON.stringify(chosen)}. Name the answer that is given there.`,
    };
  }
  for (const value of cases)
    if (!known.includes(value))
      yield {
        file: 'request',
        at: `${at}/of${pointerOf(value)}`,
        target: 'name',
        message: `"${field}" never has the value "${value}". ${didYouMean(value, known)}`,
      };
  for (const value of known)
    if (!cases.includes(value))
      yield {
        file: 'request',
        at: `${at}/of`,
        severity: 'warning',
        message: `The value "${value}" of "${field}" has no case, so nothing is sent for it. Add the case if something should be sent.`,
      };
}

const testOf = (field: Pointer, value?: Json): AnswerTest => ({
  field,
  rules: value === undefined ? [] : rulesOf({ const: value }, ''),
  at: '',
});

function isNeverTogether(situations: Situations, one: AnswerTest, other: AnswerTest): boolean {
  const silent = fieldsWithoutValue(situations);
  const isKnown = [one, other].every(
    (test) =>
      !silent.has(test.field) &&
      situations.of(test.field).length > 0 &&
      situations.canHold([], [test]),
  );
  return isKnown && !situations.canHold([], [one, other]);
}
