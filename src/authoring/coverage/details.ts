import { extensionOf, formats, isFormat, type Schema } from '#engine';
import { assertionHolds, type Surroundings } from '../assertionHolds';
import { countedDetail } from './countedDetail';
import { dayDetails } from './dayDetails';
import { edgeOf } from './edges';
import { isNearMiss, nearMiss } from './nearMiss';

/** What an answer shows of an assertion beyond that it is met or broken, as outcomes of an event. */
export function* detailsOf(
  schema: Schema,
  keyword: string,
  value: unknown,
  around: Surroundings,
): Generator<string> {
  const edge = edgeOf(schema, keyword, value, around);
  if (edge) yield edge;
  if (edge && typeof value === 'string') yield* countedDetail(schema, keyword, value, edge);
  yield* dayDetails(schema, keyword, value, around);
  if (isNearMiss(schema, keyword, value)) yield nearMiss;
  if (keyword === 'enum' && assertionHolds(schema, keyword, value, around))
    yield choiceDetail(value);
  if (keyword === 'upload' && assertionHolds(schema, keyword, value, around))
    yield extensionDetail(extensionOf((value as { name: string }).name));
  if (keyword === 'format' && typeof value === 'string') {
    const isMet = isFormat(schema.format, value);
    for (const { name } of formats) if (isFormat(name, value) !== isMet) yield formatDetail(name);
  }
}

export const choiceDetail = (value: unknown) => `choice ${JSON.stringify(value)}`;
export const extensionDetail = (extension: string) => `extension ${extension}`;
/** A text of which the other format would have judged differently. */
export const formatDetail = (name: string) => `unlike ${name}`;
