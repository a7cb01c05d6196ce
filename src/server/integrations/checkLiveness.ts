import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings';
import demoBook from './demoBook.json';
import { postToService } from './postToService';

/** Checks whether a picture shows a live face: `real` or another verdict; undefined without an answer. */
export type CheckLiveness = (picture: Buffer) => Promise<string | undefined>;

export const liveFace = 'real';

export function checkLivenessOverHttp(
  url: string,
  settings: Settings,
  log: FastifyBaseLogger,
): CheckLiveness {
  return async (picture) => {
    const image = picture.toString('base64');
    const answer = await postToService(url, { image }, settings, log);
    return typeof answer?.liveness === 'string' ? answer.liveness : undefined;
  };
}

/** Judges the size only: a picture without content, as of a covered lens, compresses to almost nothing. */
export const checkLivenessInDemoBook: CheckLiveness = async ({ length }) => {
  const outcome = demoBook.simulatedOutcomes.liveness.find(
    ({ whenSmallerThan }) => whenSmallerThan === undefined || length < whenSmallerThan,
  );
  return outcome?.liveness;
};
