import type { Problem } from '#engine';
import type { Reply } from '../reply';

export function broken(problems: Problem[], status = 422): Reply<never> {
  return { status, body: { status: 'failed', message: problems[0]!.message, problems } };
}
