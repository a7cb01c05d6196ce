import { getAt, pointerOf } from '#engine';
import english from '../../locales/en.json';

/** A keyword in plain words; what the metaschema says of it where it has none. */
export function labelOf(keyword: string, description?: string): string {
  const path = `property.labels.${keyword.replace(/^(ui:|\$)/, '')}`;
  const known: unknown = getAt(english, pointerOf(...path.split('.')));
  if (typeof known === 'string') return known;
  return description ? description[0]!.toUpperCase() + description.slice(1) : keyword;
}
