import { isEach, isObject, type Pointer, pointerOf, type ValueExpression } from '#engine';
import { didYouMean } from '../../didYouMean';
import { callSites } from '../shared/callSites';
import type { Check, CheckInput, Violation } from './check';
import { possibleValuesAt } from '../shared/possibleValues';

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

function* casesOf({ fields }: CheckInput, { by, of }: Choice, at: Pointer): Generator<Violation> {
  const field = by.startsWith('/answers/') ? by.slice('/answers'.length) : undefined;
  const values = field === undefined ? undefined : possibleValuesAt(fields, field)?.values;
  if (!values) return;
  const known = values.map(String);
  const cases = Object.keys(of);
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
