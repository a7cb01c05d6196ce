import type { CompiledDefinition, Context } from '#engine';
import type { Example } from './example';

/** The insurer as examples have him: who his customers are, and what his calls answer. */
export interface ExampleFixtures {
  /** The policies of each customer, by number. */
  policyNumbersByClient: { [clientId: string]: string[] };
  contextOf(definition: CompiledDefinition, example: Example): Context;
  /** The calls that an example needs and that nobody answers. */
  unansweredCalls(definition: CompiledDefinition, example: Example): string[];
}
