import {
  decimalsOf,
  type Described,
  isObject,
  type Operand,
  parentOf,
  type Pointer,
  pointerOf,
  uiAt,
} from '#engine';
import type { Check } from './check';

/** How many decimals the result of a computation has beside those of the numbers that it is of. */
const added: { [computation: string]: number } = { percent: 2, product: 0 };

export const unrounded: Check = {
  id: 'unrounded',
  *run({ definition: { ui, request }, fields }) {
    for (const [at, source] of Object.entries(request.prefill ?? {})) {
      if (!isObject(source) || !('compute' in source)) continue;
      const { 'ui:money': isMoney, 'ui:decimals': shown = isMoney ? 2 : undefined } = uiAt(ui, at);
      const own = added[source.compute];
      if (own === undefined || shown === undefined || decimalsAt(fields, at) !== Infinity) continue;
      const operands = source.of.map((operand) => decimalsOfOperand(fields, at, operand));
      if (operands.reduce((sum, one) => sum + one, own) <= shown) continue;
      yield {
        file: 'request',
        at: `/prefill${pointerOf(at)}`,
        target: 'name',
        message: `"${at}" is shown with ${shown} decimals, and ${source.compute} may give more: rules would compare another number than the customer reads. Add "multipleOf": ${Number(`1e-${shown}`)} to it in schema.json: its value is rounded to that.`,
      };
    }
  },
};

/** The most decimals of a value that a computation is of. */
function decimalsOfOperand(fields: Described[], at: Pointer, operand: Operand): number {
  if (typeof operand === 'object')
    return typeof operand.const === 'number' ? decimalsOf(operand.const) : Infinity;
  const [, root, rest] = /^\/(answers|item)(\/.*)$/.exec(operand) ?? [];
  if (root === undefined) return Infinity;
  return decimalsAt(fields, root === 'item' ? parentOf(at) + rest! : rest!);
}

/** The most decimals that a field may have. */
function decimalsAt(fields: Described[], at: Pointer): number {
  const found = fields.filter((field) => field.at === at);
  const decimals = found.map(({ schema: { type, multipleOf } }) => {
    if (type === 'integer') return 0;
    return typeof multipleOf === 'number' ? decimalsOf(multipleOf) : Infinity;
  });
  return found.length > 0 ? Math.max(...decimals) : Infinity;
}
