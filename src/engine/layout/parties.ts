import type { Column, Ui } from '../definition/ui';

/** A row of a table of parties: one question, with a cell for each party. */
export interface PartyRow {
  /** The field whose title names the row: that of the last party that is asked. */
  named: string;
  cells: { title: string; field: string | undefined }[];
}

/** The rows of a table of parties. Columns and rows without a drawn field are left out. */
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

/** The title of the party that a field belongs to, where any table of the form asks that party beside another one. */
export function partyOf(
  ui: Ui,
  field: string,
  isDrawn: (field: string) => boolean = () => true,
): string | undefined {
  const tables = (ui['ui:sections'] ?? []).map(({ columns = [] }) => columns);
  const party = tables.flat().find(({ fields }) => fields.includes(field))?.title;
  const isBesideOther = tables
    .map((columns) => columns.filter(({ fields }) => fields.some(isDrawn)))
    .some((asked) => asked.length > 1 && asked.some(({ title }) => title === party));
  return isBesideOther ? party : undefined;
}
