import english from '../../locales/en.json';

const labels: { [keyword: string]: string | undefined } = english.property.labels;

/** A keyword in plain words; what the metaschema says of it where it has none. */
export function labelOf(keyword: string, description?: string): string {
  const known = labels[keyword.replace(/^ui:/, '')];
  if (known !== undefined) return known;
  return description ? description[0]!.toUpperCase() + description.slice(1) : keyword;
}
