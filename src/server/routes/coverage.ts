import { success } from '../reply';
import { forPolicy } from './forPolicy';
import type { Handler } from './handler';

/** The plans that a term policy covers (REV-28). */
export const policyCoverage: Handler<'POST policy-coverage/'> = forPolicy(({ policy }) => {
  const { coverage = [] } = policy.data;
  return success({ coverageDetails: coverage.map(({ planId }) => ({ planId })) });
});
