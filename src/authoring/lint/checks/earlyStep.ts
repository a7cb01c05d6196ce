import { answersIn, fieldOf, pointerOf, type Schema } from '#engine';
import type { Check, Violation } from './check';

export const earlyStep: Check = {
  id: 'early-step',
  explains:
    'A step before the ticket is judged by what it carries, so it must carry what its fields hang on.',
  run({ definition: { request, schema } }) {
    return request.steps.flatMap((step, i): Violation[] => {
      if (step.raises) return [];
      const carried = new Set(
        [...answersIn(step.send), ...Object.keys(step.assumes ?? {})].map(fieldOf),
      );
      return [...rulesOf(schema)].flatMap(({ tests, shows }) => {
        const shown = shows.filter((name) => carried.has(name));
        const missing = tests.filter((name) => !carried.has(name));
        if (shown.length === 0 || missing.length === 0) return [];
        return [
          {
            part: 'request',
            at: `/steps/${i}/send`,
            message: `The step "${step.id}" carries "${shown[0]}", which shows only by the answer to "${missing[0]}". Add ${missing.map((name) => `"/answers${pointerOf(name)}"`).join(', ')} to its "send".`,
          },
        ];
      });
    });
  },
};

/** Conditions on the answers as a whole: the fields that they test and those that they show. */
function* rulesOf(schema: Schema): Generator<{ tests: string[]; shows: string[] }> {
  const rules: Schema[] = [schema, ...(schema.allOf ?? [])];
  for (const rule of rules) {
    if (rule !== schema) yield* rulesOf(rule);
    else if (rule.if)
      yield {
        tests: Object.keys(rule.if.properties ?? {}),
        shows: Object.keys(rule.then?.properties ?? {}),
      };
  }
}
