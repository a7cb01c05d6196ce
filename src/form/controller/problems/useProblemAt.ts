import type { Pointer } from '#engine';
import { useFormState } from '../useFormController';

/** The message of the problem that is shown at a pointer, if any. */
export const useProblemAt = (at: Pointer): string | undefined =>
  useFormState(({ problems }) => problems.find((problem) => problem.at === at)?.message);
