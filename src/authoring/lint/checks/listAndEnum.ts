import { pointerOf } from '#engine';
import type { Check } from './check';

export const listAndEnum: Check = {
  id: 'list-and-enum',
  explains: 'Of two lists of options for one field only one is shown, and both judge.',
  run: ({ definition: { request }, fields }) =>
    Object.keys(request.lists ?? {})
      .filter((at) => fields.some((field) => field.at === at && field.schema.enum))
      .map((at) => ({
        part: 'request',
        at: `/lists${pointerOf(at)}`,
        which: 'name',
        message: `"${at}" has an enum in schema.json and a list here. Leave one of them.`,
      })),
};
