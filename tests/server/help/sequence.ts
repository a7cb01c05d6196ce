import type { CompiledDefinition, FileAnswer, Payload } from '../../../src/engine';
import { type ExampleFile, exampleNamed } from '../../examples';
import type { Answer, Caller } from './caller';
import { definitionOf, sendStep, subTypeCode } from './requests';

type Fields = { [name: string]: unknown };

/** An accepted example whose steps are sent one by one, with changes. */
export class Sequence {
  private constructor(
    readonly definition: CompiledDefinition,
    private readonly example: ExampleFile,
    private readonly code: string,
  ) {}

  static async of(caller: Caller, key: string, name: string): Promise<Sequence> {
    const example = exampleNamed(key, name);
    return new Sequence(definitionOf(key), example, await subTypeCode(caller, key));
  }

  /** The payload of a step in the example. */
  payload(stepId: string, more: Fields = {}): Payload {
    const { steps } = this.definition.request;
    const step = this.step(stepId);
    // Two steps may use the same call; the example lists them in the order of the steps.
    const sameCall = steps.filter(({ call }) => call === step.call);
    const taken = this.example.steps!.filter(({ call }) => call === step.call);
    const { payload } = taken[sameCall.indexOf(step)]!;
    const extra = { etli_sub_type: this.code, ...more };
    return Array.isArray(payload)
      ? payload.map((entry) => ({ ...entry, ...extra }))
      : { ...payload, ...extra };
  }

  send(caller: Caller, stepId: string, more: Fields = {}): Promise<Answer> {
    return sendStep(caller, this.step(stepId), this.payload(stepId, more));
  }

  async sendAll(caller: Caller, stepIds: string[], more: Fields = {}): Promise<void> {
    for (const id of stepIds) await this.send(caller, id, more);
  }

  step(id: string) {
    return this.definition.request.steps.find((step) => step.id === id)!;
  }
}

export const file = (name: string, size = 2000): FileAnswer => ({ id: name, name, size, type: '' });
