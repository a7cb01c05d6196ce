import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tokens } from './tokens';
import { visuallyHidden } from './VisuallyHidden';

const { colour } = tokens;

export interface Column<Row> {
  name: string;
  isNumber?: boolean;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** For screen readers. */
  caption: string;
  /** The cells of the first column are the row headers. */
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** In pixels: in a narrower container each row is a card with a label for each value. */
  cardsBelow: number;
}

const Frame = styled.div`
  container-type: inline-size;
`;

const asTable = `
  caption { ${visuallyHidden} }
  th, td { padding: 12px; vertical-align: top; text-align: left; }
  th:first-of-type { padding-left: 0; }
  td:last-of-type, th:last-of-type:not(:first-of-type) { padding-right: 0; }
  thead th {
    padding-block: 0 8px;
    font-size: 0.875rem;
    font-weight: 400;
    color: ${colour.muted};
    vertical-align: bottom;
  }
  tbody th { font-weight: 600; }
  tbody tr { border-top: 1px solid ${colour.hairline}; }
  [data-number] { text-align: right; white-space: nowrap; }
  tr:has(input, select) > * { vertical-align: baseline; }
  /* An element with layout containment has no baseline. */
  td input { contain: none; vertical-align: baseline; }
`;

const asCards = `
  &, tbody, tr, th, td { display: block; }
  thead { ${visuallyHidden} }
  tbody tr { padding: 16px 0; }
  tbody tr:first-of-type { padding-top: 0; border-top: 0; }
  tbody tr:last-of-type { padding-bottom: 0; }
  tbody th, tbody td { padding: 0; text-align: left; }
  tbody th { margin-bottom: 4px; }
  tbody td {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 0 16px;
    padding: 4px 0;
    white-space: normal;
  }
  tbody td:has(input, select) { align-items: baseline; }
  tbody td[data-number] { text-align: left; white-space: normal; }
  tbody td::before {
    content: attr(data-label) / '';
    color: ${colour.muted};
  }
`;

const Table = styled('table', { shouldForwardProp: (prop) => prop !== 'from' })<{ from: number }>`
  width: 100%;
  border-collapse: collapse;
  ${asTable}
  @container (max-width: ${({ from }) => from - 1}px) {
    ${asCards}
  }
`;

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   In some browsers the elements of a table lose their roles when CSS displays them as cards. */

/** A table that becomes a list of cards in a narrow container. */
export function DataTable<Row>({ caption, columns, rows, rowKey, cardsBelow }: Props<Row>) {
  const [head, ...others] = columns as [Column<Row>, ...Column<Row>[]];
  const kindOf = ({ isNumber }: Column<Row>) => ({ 'data-number': isNumber ? '' : undefined });
  return (
    <Frame>
      <Table role="table" from={cardsBelow}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.name} role="columnheader" scope="col" {...kindOf(column)}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              <th role="rowheader" scope="row">
                {head.cell(row)}
              </th>
              {others.map((column) => (
                <td key={column.name} role="cell" data-label={column.name} {...kindOf(column)}>
                  <span>{column.cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
