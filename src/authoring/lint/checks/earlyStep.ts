import { answersIn, fieldOf, pointerOf, type Schema } from '#engine';
import type { Check } from './check';
import { testsIn } from '../shared/conditions';

export const earlyStep: Check = {
  id: 'early-step',
  *run({ definition: { request, schema } }) {
    for (const [i, step] of request.steps.entries()) {
      if (step.raises) continue;
      const sent = new Set(
        [...answersIn(step.send), ...Object.keys(step.assumes ?? {})].map(fieldOf),
      );
      for (const { tested, shown } of conditionalFields(schema)) {
        const sentField = shown.find((name) => sent.has(name));
        const missing = tested.filter((name) => !sent.has(name));
        if (sentField === undefined || missing.length === 0) continue;
        const pointers = missing.map((name) => `"/answers${pointerOf(name)}"`).join(', ');
        yield {
          file: 'request',
          at: `/steps/${i}/send`,
          message: `The step "${step.id}" sends "${sentField}", which is shown only for some values of "${missing[0]}", but it does not send "${missing[0]}". Add ${pointers} to its "send"; where the call does not accept that, say under "assumes" what the answer is.`,
        };
      }
    }
  },
};

/** For each condition on the answers as a whole: the fields that it tests, and those that it shows. */
function* conditionalFields(schema: Schema): Generator<{ tested: string[]; shown: string[] }> {
  if (schema.if)
    yield {
      tested: [...new Set([...testsIn(schema.if)].map(({ path }) => path[0]!))],
      shown: Object.keys(schema.then?.properties ?? {}),
    };
  if (schema.then) yield* conditionalFields(schema.then);
  for (const rule of schema.allOf ?? []) yield* conditionalFields(rule);
}
