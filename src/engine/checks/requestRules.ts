import { createAjv } from '../ajv';
import type { Schema } from '../definition';
import type { Check } from './check';

export const requestRules: Check = {
  id: 'request-rules',
  explains:
    'A slip in a condition of request.json would make it hold for everybody, or for nobody.',
  run({ definition: { request } }) {
    const rules: [string, Schema | undefined][] = [
      ['/policies/where', request.policies.where],
      ...request.steps.flatMap((step, i): [string, Schema | undefined][] => [
        [`/steps/${i}/when`, step.when],
        [`/steps/${i}/stopWhen`, step.stopWhen],
      ]),
    ];
    return rules.flatMap(([at, rule]) => {
      try {
        if (rule) createAjv({ allErrors: true, strict: true }).compile(rule);
        return [];
      } catch (error) {
        return [
          { part: 'request', at, says: `${(error as Error).message}. Correct or remove it.` },
        ];
      }
    });
  },
};
