import { pointerOf } from '#engine';
import type { Check } from './check';

export const listAndEnum: Check = {
  id: 'list-and-enum',
  *run({ definition: { request }, fields }) {
    for (const at of Object.keys(request.lists ?? {}))
      if (fields.some((field) => field.at === at && field.schema.enum))
        yield {
          file: 'request',
          at: `/lists${pointerOf(at)}`,
          target: 'name',
          message: `"${at}" has both an enum in schema.json and a list here. Remove one of them.`,
        };
  },
};
