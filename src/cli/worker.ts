/** A thread that runs the jobs of `catalogue mutate`. */
import { parentPort } from 'node:worker_threads';
import type { MutationJob } from './mutation/job';
import { LocalRunner } from './mutation/localRunner';
import type { Answer } from './mutation/threadRunner';

// Built as a file of its own next to this one: the demo book belongs to the server.
const fixtures = import(/* @vite-ignore */ new URL('./fixtures.js', import.meta.url).href);
const runner = fixtures.then((found) => new LocalRunner(found));
const answer = (given: Answer) => parentPort!.postMessage(given);

parentPort!.on('message', async (job: MutationJob) => {
  try {
    answer({ result: await (await runner).run(job as never) });
  } catch (error) {
    answer({ error: (error as Error).stack ?? String(error) });
  }
});
