import type { Choose, Pointer, ValueExpression } from '#engine';
import { checkCondition } from './conditions';
import type { Place } from './documents';
import { isChoose } from './expressions';
import type { Report } from './report';

/** Reports what the conditions of `choose` test that the document never has. */
export function checkCases(
  report: Report,
  source: ValueExpression | Choose | object,
  { type, empty }: Place,
  at: Pointer,
): void {
  if (!isChoose(source)) return;
  for (const [i, { when }] of source.choose.entries())
    if (when) checkCondition(report, when, { root: type, empty }, `${at}/choose/${i}/when`);
}
