import {
  asOf,
  type Context,
  type NormalizedAnswers,
  readStep,
  runReaderSync,
  type StepReading,
} from '../../src/engine';
import { encodeStep } from '../../src/authoring/examples/encodeStep';
import { sourceOf, type TakenStep } from '../../src/authoring/examples/readBack';
import type { RequestType } from '../../src/server/definitions/compileRequestType';
import type { Sending } from './sendings';

export type Encode = typeof encodeStep;

/** What the engine reads from a step on the server, which stops at the first rule that is broken, or at none. */
export interface Readings {
  /** As the server validates this step. */
  asServed: StepReading;
  allErrors: StepReading;
}

/** Encodes a step as the portal does, and reads it with the server's validators. */
export function readAsServer(
  type: RequestType,
  context: Context,
  answers: NormalizedAnswers,
  taken: TakenStep[],
  { step, payload }: Sending,
  encode: Encode = encodeStep,
): Readings {
  const read = (validators: RequestType['failFast']): StepReading => {
    const definition = asOf(validators, context.today);
    // A step of this copy of the definition.
    const own = definition.request.steps.find(({ id }) => id === step.id)!;
    const received = encode(definition, own, payload, answers);
    const source = sourceOf(definition, context, answers, taken);
    return runReaderSync(readStep(definition, own, received, source));
  };
  const allErrors = read(type.allErrors);
  return { asServed: step.raises ? read(type.failFast) : allErrors, allErrors };
}
