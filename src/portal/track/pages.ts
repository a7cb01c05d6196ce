export const pageSize = 10;
const most = 5;

export const lastPage = (items: number): number => Math.max(1, Math.ceil(items / pageSize));

/** At most five page numbers around the current one; none for a single page. */
export function pagesAround(current: number, items: number): number[] {
  const last = lastPage(items);
  if (last < 2) return [];
  const first = Math.max(1, Math.min(current - 2, last - most + 1));
  return Array.from({ length: Math.min(most, last) }, (_, index) => first + index);
}
