import type { Check } from './check';

export const ownValue: Check = {
  id: 'own-value',
  explains:
    'A read-only field that nothing fills stays empty, and nobody guards what is sent in its place.',
  run({ definition: { request }, fields }) {
    const filled = new Set([
      ...Object.keys(request.prefill ?? {}),
      ...Object.values(request.lookUps ?? {}).flatMap(({ fills }) => Object.keys(fills)),
    ]);
    return fields
      .filter(({ at, schema }) => schema.readOnly && !filled.has(at) && !isInside(at, filled))
      .map(({ at, place }) => ({
        part: 'schema',
        at: place,
        message: `"${at}" is read-only, but neither prefill nor a look-up fills it. Add one in request.json.`,
      }));
  },
};

/** What stands in a filled list is filled with it. */
const isInside = (at: string, filled: Set<string>) =>
  [...filled].some((field) => at.startsWith(`${field}/`));
