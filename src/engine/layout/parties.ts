import type { Column, Ui } from '../definition/ui';

/** A question that stands in several columns. */
export interface PartyRow {
  /** The field that gives the row its name: that of the last party who is asked. */
  named: string;
  cells: { title: string; field: string | undefined }[];
}

/** The columns in which anything is drawn, and their rows. */
export function rowsOf(columns: Column[], isDrawn: (field: string) => boolean): PartyRow[] {
  const shown = columns.filter(({ fields }) => fields.some(isDrawn));
  return (shown[0]?.fields ?? []).flatMap((_, i) => {
    const cells = shown.map(({ title, fields }) => ({
      title,
      field: fields[i] !== undefined && isDrawn(fields[i]) ? fields[i] : undefined,
    }));
    const named = cells.findLast(({ field }) => field !== undefined)?.field;
    return named === undefined ? [] : [{ named, cells }];
  });
}

/** Whom a field asks, where several are asked the same. */
export const partyOf = (ui: Ui, field: string): string | undefined =>
  (ui['ui:sections'] ?? [])
    .flatMap(({ columns = [] }) => columns)
    .find(({ fields }) => fields.includes(field))?.title;
