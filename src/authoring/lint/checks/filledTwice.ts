import { type Pointer, pointerOf } from '#engine';
import { situationsOf } from '../values/situations';
import { besideOf } from '../types/types';
import type { Check, CheckInput } from './check';

/** An entry of request.json that fills a field after the customer has answered another one. */
interface Filler {
  /** The answered field. */
  from: Pointer;
  to: Pointer;
  at: Pointer;
  by: 'look-up' | 'list';
}

export const filledTwice: Check = {
  id: 'filled-twice',
  *run(input) {
    const { request } = input.definition;
    const fillers = fillersOf(input);
    for (const [i, filler] of fillers.entries()) {
      const { from, to, at, by } = filler;
      const other = fillers
        .slice(0, i)
        .find((one) => one.to === to && areTogether(input, one, filler));
      const isOwn = input.fields.some((field) => field.at === to && field.schema.readOnly);
      // The first value of a field that a look-up fills is customary.
      const isPrefilled = by === 'list' && isOwn && Object.hasOwn(request.prefill ?? {}, to);
      if (other)
        yield {
          file: 'request',
          at,
          target: 'name',
          message: `"${to}" is filled by the ${other.by} of "${other.from}" too, and one overwrites the other. Remove one of them.`,
        };
      else if (isPrefilled)
        yield {
          file: 'request',
          at,
          target: 'name',
          message: `"${to}" is readOnly and has the value of its prefill, whatever the list of "${from}" fills in. Remove one of them.`,
        };
    }
  },
};

function fillersOf({ definition: { request } }: CheckInput): Filler[] {
  return [
    ...Object.entries(request.lookUps ?? {}).flatMap(([from, { fills }]) =>
      Object.keys(fills).map((to): Filler => ({
        from,
        to,
        at: `/lookUps${pointerOf(from)}/fills${pointerOf(to)}`,
        by: 'look-up',
      })),
    ),
    ...Object.entries(request.lists ?? {}).flatMap(([from, { fills = {} }]) =>
      Object.keys(fills).map((name): Filler => ({
        from,
        to: besideOf(from, name),
        at: `/lists${pointerOf(from)}/fills${pointerOf(name)}`,
        by: 'list',
      })),
    ),
  ];
}

/** Whether both can be answered in one request. */
const areTogether = ({ definition }: CheckInput, one: Filler, other: Filler): boolean =>
  one.from !== other.from &&
  situationsOf(definition).canHold(
    [],
    [one, other].map(({ from }) => ({ field: from, rules: [], at: '' })),
  );
