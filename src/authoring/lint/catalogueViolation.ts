import type { Violation } from './checks/check';

/** What is wrong in the catalogue, by its pointer into it. */
export type CatalogueViolation = Pick<Violation, 'at' | 'target' | 'severity' | 'message'> & {
  rule: string;
};
