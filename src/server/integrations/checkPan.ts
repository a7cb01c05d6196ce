import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings';
import demoBook from './demoBook.json';
import { postToService } from './postToService';

interface PanQuery {
  pan: string;
  name: string;
}

interface PanResult {
  pan_status: string;
  message: string;
}

/** Looks a PAN up in the register; undefined without an answer. */
export type CheckPan = (question: PanQuery) => Promise<PanResult | undefined>;

export const invalidPan = 'invalid pan';

export function checkPanOverHttp(
  url: string,
  settings: Settings,
  log: FastifyBaseLogger,
): CheckPan {
  return async (question) => {
    const answer = await postToService(url, question, settings, log);
    if (typeof answer?.pan_status !== 'string') return undefined;
    return { pan_status: answer.pan_status, message: String(answer.message ?? '') };
  };
}

/** Answers from the demo book. */
export const checkPanInDemoBook: CheckPan = async ({ pan }) => {
  const outcome = demoBook.simulatedOutcomes.pan.find(
    ({ whenEndsWith }) => whenEndsWith === undefined || pan.endsWith(whenEndsWith),
  );
  return outcome && { pan_status: outcome.pan_status, message: outcome.message };
};
