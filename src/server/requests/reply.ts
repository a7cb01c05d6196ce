import type { Problem } from '../../engine';
import type { Reply } from '../routes/call';

/** What became of a step, and whether its files belong to a ticket now. */
export interface Taken {
  reply: Reply;
  keepsFiles: boolean;
}

export function taken(reply: Reply, keepsFiles = false): Taken {
  return { reply, keepsFiles };
}

export function broken(problems: Problem[], status = 422): Taken {
  return taken({ status, body: { status: 'failed', message: problems[0]!.says, problems } });
}

export function conflict(message: string): Taken {
  return taken({ status: 409, body: { status: 'failed', message } });
}
