/** A financial year runs from April to March; its title has the form 2023-2024 (doc 2 §9). */
export const financialYear = { type: 'string', pattern: '^[0-9]{4}-[0-9]{4}$', maxLength: 9 };

/** The first and the last day; nothing for a title whose years do not follow each other. */
export function daysOfYear(title: string): { from: string; to: string } | undefined {
  const [first, second] = title.split('-').map(Number) as [number, number];
  if (second !== first + 1) return undefined;
  return { from: `${first}-04-01`, to: `${second}-03-31` };
}
