import type { Problem } from '#engine';
import type { Reply } from '../reply';

/** A reply with the problems of a request; its message is that of the first one. */
export function replyWithProblems(problems: Problem[], status = 422): Reply<never> {
  return { status, body: { status: 'failed', message: problems[0]!.message, problems } };
}
