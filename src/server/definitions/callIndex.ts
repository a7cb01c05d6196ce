import { callName } from './callName';
import type { RequestTypeMetadata, StepMetadata } from './requestTypeMetadata';

/** A step that a call can belong to. */
export interface StepCandidate {
  key: string;
  step: StepMetadata;
}

/** The calls that request types declare. */
export class CallIndex {
  readonly #steps = new Map<string, StepCandidate[]>();
  /** Keys by {@link declaredCall}. */
  readonly #declared = new Map<string, string[]>();

  constructor(types: Iterable<readonly [key: string, metadata: RequestTypeMetadata]>) {
    for (const [key, { steps, declaredCalls }] of types) {
      for (const step of steps) addTo(this.#steps, callName(step.call), { key, step });
      for (const call of declaredCalls) addTo(this.#declared, call, key);
    }
  }

  /** The steps with this call. */
  stepsOf(call: string): StepCandidate[] {
    return this.#steps.get(callName(call)) ?? [];
  }

  /** The keys of the request types that declare a call (see {@link declaredCall}). */
  declaring(call: string): string[] {
    return this.#declared.get(call) ?? [];
  }
}

function addTo<T>(lists: Map<string, T[]>, name: string, value: T): void {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
}
