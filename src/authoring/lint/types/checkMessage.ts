import type { CallName, Pointer } from '#engine';
import { mismatch } from './compare';
import { resolveIn } from './resolve';
import type { Types } from './types';
import type { ValueType } from './valueType';

/** What a pointer reads of the response to a call has to be a text: the customer reads it, or it is an address. */
export function checkMessage(
  { report }: Pick<Types, 'report'>,
  response: ValueType,
  call: CallName,
  pointer: Pointer,
  at: Pointer,
): void {
  const found = resolveIn(report, response, `"${call}"`, pointer, at);
  const wrong = mismatch(found.type, { type: 'string' });
  if (wrong)
    report.add(
      'value-type',
      at,
      `"${pointer}" of "${call}" is ${wrong.from}, not a text. Point at a text of the response.`,
    );
}
