import * as fixtures from '#fixtures';
import { search } from './search';
import type { SearchMessage, SearchRequest } from './protocol';

/** Runs one search; then the page terminates this worker. */
globalThis.onmessage = ({ data }: MessageEvent<SearchRequest>) => {
  for (const message of search(data, fixtures))
    globalThis.postMessage(message satisfies SearchMessage);
};
