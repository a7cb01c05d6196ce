import type { Candidate } from '../draft/candidate';
import type { FormState } from '../draft/formState';
import { plainResponse } from '../examples/runExample';
import type { KnownCalls } from '../lint/checks/check';
import { coursesOf } from '../paths/sequences';

/** The responses that lead to each sequence of steps that these answers can become, the longest one first. */
export function* courseChanges(
  { definition, context, resolved }: FormState,
  calls: KnownCalls | undefined,
): Generator<Candidate> {
  const courses = coursesOf(definition, context, resolved, calls);
  for (const { steps, responses } of courses.toSorted(byLength))
    yield {
      changes: [
        ['/steps', steps.map(({ call }, i) => ({ call, payload: {}, ...stated(responses[i]) }))],
      ],
    };
}

const stated = (response: object | undefined) => (response === plainResponse ? {} : { response });

const byLength = (one: { steps: unknown[] }, other: { steps: unknown[] }) =>
  other.steps.length - one.steps.length;
