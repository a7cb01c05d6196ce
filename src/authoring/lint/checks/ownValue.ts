import type { Check } from './check';

export const ownValue: Check = {
  id: 'own-value',
  *run({ definition: { request }, fields }) {
    const filled = new Set([
      ...Object.keys(request.prefill ?? {}),
      ...Object.values(request.lookUps ?? {}).flatMap(({ fills }) => Object.keys(fills)),
    ]);
    // The fields of a list that is filled are filled with it.
    const isFilled = (at: string) =>
      filled.has(at) || [...filled].some((list) => at.startsWith(`${list}/`));
    for (const { at, place, schema } of fields)
      if (schema.readOnly && !isFilled(at))
        yield {
          file: 'schema',
          at: place,
          message: `"${at}" is readOnly, but neither prefill nor a look-up fills it. Add one in request.json.`,
        };
  },
};
