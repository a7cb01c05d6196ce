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

/** Asks the register of PANs; nothing when it gives no answer. */
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

/** What the register would say, as the demo book has it. */
export const checkPanInDemoBook: CheckPan = async ({ pan }) => {
  const outcome = demoBook.simulatedOutcomes.pan.find(
    ({ whenEndsWith }) => whenEndsWith === undefined || pan.endsWith(whenEndsWith),
  );
  return outcome && { pan_status: outcome.pan_status, message: outcome.message };
};
