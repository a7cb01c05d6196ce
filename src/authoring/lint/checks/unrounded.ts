import { isObject, pointerOf, uiAt } from '#engine';
import type { Check } from './check';

/** Computations whose result has more decimals than the numbers that they are of. */
const makeDecimals = ['percent', 'product'];

export const unrounded: Check = {
  id: 'unrounded',
  *run({ definition: { ui, request }, fields }) {
    for (const [at, source] of Object.entries(request.prefill ?? {})) {
      if (!isObject(source) || !('compute' in source)) continue;
      if (!makeDecimals.includes(source.compute)) continue;
      const { 'ui:money': isMoney, 'ui:decimals': decimals = isMoney ? 2 : undefined } = uiAt(
        ui,
        at,
      );
      const described = fields.filter((field) => field.at === at);
      const isRounded = described.every(
        ({ schema }) => schema.type !== 'number' || schema.multipleOf !== undefined,
      );
      if (decimals === undefined || isRounded) continue;
      yield {
        file: 'request',
        at: `/prefill${pointerOf(at)}`,
        target: 'name',
        message: `"${at}" is shown with ${decimals} decimals, and ${source.compute} gives more: rules would compare another number than the customer reads. Add "multipleOf": ${10 ** -decimals} to it in schema.json: its value is rounded to that.`,
      };
    }
  },
};
