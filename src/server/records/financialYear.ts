/**
 * The first and the last day of a financial year (2023-2024), which runs from April to March (PPC-04); undefined if
 * the second year does not follow the first.
 */
export function daysOfYear(title: string): { from: string; to: string } | undefined {
  const [first, second] = title.split('-').map(Number) as [number, number];
  if (second !== first + 1) return undefined;
  return { from: `${first}-04-01`, to: `${second}-03-31` };
}
