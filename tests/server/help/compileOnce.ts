import { createHash } from 'node:crypto';
import { compileRequestType } from '../../../src/server/definitions/compileRequestType';

const known = new Map<string, ReturnType<typeof compileRequestType>>();

/** The server's `compile`, cached for all servers of a worker. */
export const compileOnce: typeof compileRequestType = (key, files, language) => {
  const contents = JSON.stringify([key, language, files]);
  const digest = createHash('sha256').update(contents).digest('hex');
  const compiled = known.get(digest) ?? compileRequestType(key, files, language);
  known.set(digest, compiled);
  return compiled;
};
