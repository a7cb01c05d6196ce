import { documentOf, getAt } from '../../../src/engine';
import { contextOf } from '../../examples';
import type { Caller } from './caller';
import { definitionOf, type ExampleFile, prove, proveByCall } from './requests';
import { customerOf, type TestServer } from './server';
import { signExample } from './sign';

/** The customers of examples, signed in once each. */
export class ExampleCallers {
  readonly #callers = new Map<string, Caller>();

  constructor(private readonly server: TestServer) {}

  async signedIn(clientId: string): Promise<Caller> {
    const caller = this.#callers.get(clientId) ?? (await this.server.signIn(clientId));
    this.#callers.set(clientId, caller);
    return caller;
  }

  /** The customer signs in again before the next call. */
  forget(clientId: string): void {
    this.#callers.delete(clientId);
  }

  /** The example's customer, with the proofs that the example assumes, as far as the server can give them. */
  async callerFor(key: string, example: ExampleFile): Promise<Caller> {
    const { as, proofs = [], answers } = example;
    const caller = await this.signedIn(as.clientId);
    const definition = definitionOf(key);
    const policyNo = as.policyNo ?? customerOf(as.clientId).policies[0]!.policyNumber;
    const document = documentOf(
      contextOf(definition, { ...example, as: { ...as, policyNo } }),
      answers,
    );
    const byCall = Object.entries(definition.request.proofs ?? {}).filter(
      ([, one]) => one.holdsWhen,
    );
    for (const proof of proofs) {
      const [, call] = byCall.find(([at]) => getAt(answers, at)?.id === proof.value) ?? [];
      if (call) await proveByCall(caller, call, document);
      else await prove(this.server, caller, policyNo, proof);
    }
    await signExample(this.server, caller, definition, example);
    return caller;
  }
}
