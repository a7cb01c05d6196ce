import * as fixtures from '#fixtures';
import { search } from './search';
import type { SearchAsked, SearchTold } from './protocol';

/** One search, then the page ends this thread. */
globalThis.onmessage = ({ data }: MessageEvent<SearchAsked>) => {
  for (const told of search(data, fixtures)) globalThis.postMessage(told satisfies SearchTold);
};
