import type { Schema } from '#engine';
import { countedOutcome } from '../coverage/countedDetail';
import {
  ageRules,
  dateRules,
  dayOffsets,
  dayOutcome,
  leapDays,
  leapOutcome,
} from '../coverage/dayDetails';
import { choiceDetail, extensionDetail } from '../coverage/details';
import { isReachable } from '../coverage/detailRules';
import { type Edge, edgesOf } from '../coverage/edges';
import { nearMiss } from '../coverage/nearMiss';
import { countedText } from './texts';

/**
 * The outcomes of a rule of schema.json on its limit and beyond, with the choice or extension that one is about.
 * `whole`: what describes the field besides.
 */
export function outcomesOf(
  schema: Schema,
  keyword: string,
  whole: Schema,
): { outcome: string; value?: unknown }[] {
  const named = (...outcomes: string[]) => outcomes.map((outcome) => ({ outcome }));
  if (keyword === 'enum')
    return (schema.enum as unknown[]).map((value) => ({ outcome: choiceDetail(value), value }));
  if (keyword === 'format' || keyword === 'pattern') return named('held', nearMiss);
  if (keyword === 'multipleOf') return named('held', 'broken');
  if (dateRules.includes(keyword)) return named(...dayOffsets.map(dayOutcome));
  if (ageRules.includes(keyword))
    return named(...dayOffsets.map(dayOutcome), ...leapDays.map(leapOutcome));
  const edges = edgesOf(schema, keyword).filter(
    (edge) => edge === 'beyond' || isReachable(schema, keyword),
  );
  if (keyword === 'upload')
    return [
      ...named(...edges, 'uploadEmpty', 'upload'),
      ...(schema.upload.extensions as string[]).map((value) => ({
        outcome: extensionDetail(value),
        value,
      })),
    ];
  const isCounted = (edge: Edge) =>
    keyword.endsWith('Length') && countedText({ ...whole, ...schema }, keyword, edge) !== undefined;
  return named(...edges, ...edges.filter(isCounted).map(countedOutcome));
}
