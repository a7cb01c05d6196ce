import {
  type Answers,
  completeAnswers,
  type CompiledDefinition,
  type Context,
  derivedPlaces,
  getAt,
  withAt,
} from '#engine';
import { deepEquals } from '@rjsf/utils';
import { keepNormalized } from './normalized';

/** The answers with the values computed from them, for instance a height in centimetres from feet and inches. */
export function withDerivedValues(
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
): Answers {
  const fields = derivedPlaces(definition, answers);
  if (fields.length === 0) return answers;
  const { complete, counted } = completeAnswers(definition, context, answers);
  const derived = fields.reduce((soFar, at) => {
    const value: unknown = getAt(complete, at);
    return deepEquals(value, getAt(soFar, at)) ? soFar : withAt(soFar, at, value);
  }, answers);
  if (deepEquals(derived, complete)) keepNormalized(definition, derived, counted);
  return derived;
}
