import type { Operator } from '../mutant';
import { conditions } from './conditions';
import { requestMaps } from './requestMaps';
import { requestSteps } from './requestSteps';
import { schemaRules } from './schemaRules';
import { ui } from './ui';

/** Every kind of mistake that is made in a definition to see whether lint, examples or coverage notice it. */
export const operators: Operator[] = [
  ...schemaRules,
  ...conditions,
  ...requestMaps,
  ...requestSteps,
  ...ui,
];
