import {
  type Answers,
  type CompiledDefinition,
  type Context,
  getAt,
  readOnlyFields,
  readOnlyValueOf,
} from '#engine';
import { deepEquals } from '@rjsf/utils';
import { withAt } from './withAt';

const knownDerivedFields = new WeakMap<object, string[]>();

/** The fields whose value is computed from answers. */
function derivedFields(definition: CompiledDefinition): string[] {
  const { prefill = {} } = definition.request;
  let found = knownDerivedFields.get(prefill);
  if (!found) {
    found = readOnlyFields(definition).filter((at) => {
      const source = JSON.stringify(prefill[at]);
      return source.includes('"/answers/') || source.includes('"answers"');
    });
    knownDerivedFields.set(prefill, found);
  }
  return found;
}

/** The answers with the values computed from them, for instance a height in centimetres from feet and inches. */
export function withDerivedValues(
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
): Answers {
  return derivedFields(definition).reduce((soFar, at) => {
    const value = readOnlyValueOf(definition, context, soFar, at);
    return deepEquals(value, getAt(soFar, at)) ? soFar : withAt(soFar, at, value);
  }, answers);
}
