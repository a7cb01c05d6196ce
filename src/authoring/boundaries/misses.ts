import { canonicalText, formatNamed, type Schema } from '#engine';
import { isNearMiss, oneCharacterAway } from '../coverage/nearMiss';
import { keepsOwnRules } from '../coverage/possibleTexts';
import { Random } from '../fill';
import { textsFor } from '../fill/texts';

/** Texts that break only the `format` or the `pattern` of a field, one character away from one that does not. */
export function* missesOf(schema: Schema, keyword: string, own?: string): Generator<string> {
  if (schema.format === 'date') return yield* unrealDays(own);
  const { [keyword]: _rule, ...others } = schema;
  const right = [own, formatNamed(schema.format)?.example, ...textsFor(schema, new Random(0, 0))];
  for (const text of right) {
    if (text === undefined || !keepsOwnRules(schema, text)) continue;
    for (const other of oneCharacterAway(text)) {
      if (other.trim() !== other || other === '') continue;
      const canonical = canonicalText(schema, other);
      if (isNearMiss(schema, keyword, canonical) && keepsOwnRules(others, other)) yield other;
    }
    return;
  }
}

/** Days as they are typed that no calendar has, in the year of another one. */
function* unrealDays(own = '2026-01-01'): Generator<string> {
  yield `30/02/${own.slice(0, 4)}`;
  yield `31/04/${own.slice(0, 4)}`;
}
