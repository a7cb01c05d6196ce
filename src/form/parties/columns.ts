import type { ReactNode } from 'react';

export interface Column {
  title: string;
  fields: string[];
}

/** A question that stands in several columns. */
export interface PartyRow {
  /** The field that gives the row its name: that of the last party, who is always asked. */
  named: string;
  cells: { title: string; field: string | undefined }[];
}

export type Contents = { [field: string]: ReactNode };

/** The columns with a field to draw, and their rows. */
export function rowsOf(columns: Column[], isDrawn: (field: string) => boolean): PartyRow[] {
  const shown = columns.filter(({ fields }) => fields.some(isDrawn));
  return shown[0]!.fields.flatMap((_, i) => {
    const cells = shown.map(({ title, fields }) => ({
      title,
      field: fields[i] !== undefined && isDrawn(fields[i]) ? fields[i] : undefined,
    }));
    const named = cells.findLast(({ field }) => field !== undefined)?.field;
    return named === undefined ? [] : [{ named, cells }];
  });
}
