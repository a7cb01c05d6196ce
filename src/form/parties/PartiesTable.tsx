import { Hint, tokens } from '#ui';
import { labelOf, type PartyRow, uiAt } from '#engine';
import styled from '@emotion/styled';
import { useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import type { Contents } from './contents';
import { PartyContext } from './PartyContext';
import { usePartyName } from './usePartyName';

const { colour } = tokens;

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  th {
    text-align: left;
    vertical-align: top;
  }
  thead th {
    padding: 0 16px 8px 0;
    border-bottom: 2px solid ${colour.hairline};
  }
  tbody th,
  td {
    padding: 16px 16px 16px 0;
    vertical-align: top;
    border-bottom: 1px solid ${colour.hairline};
  }
  thead th:first-of-type {
    width: 36%;
  }
  tbody th {
    /* Aligned with the text of the controls next to it. */
    padding-top: 24px;
    font-weight: 400;
  }
  tr > :last-child {
    padding-right: 0;
  }
`;

interface Props {
  title: string;
  rows: PartyRow[];
  contents: Contents;
}

/** A row per question, a column per party. */
export function PartiesTable({ title, rows, contents }: Props) {
  const { definition } = useFormController().props;
  const nameOf = usePartyName();
  return (
    <Table aria-label={title || undefined}>
      <thead>
        <tr>
          <th scope="col">{t('parties.question')}</th>
          {rows[0]!.cells.map((cell) => (
            <th key={cell.title} scope="col">
              {cell.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ named, cells }) => {
          const ui = uiAt(definition.ui, `/${named}`);
          // The widget of an existing value shows its help itself.
          const help = ui['ui:widget'] === 'existing' ? undefined : ui['ui:help'];
          return (
            <tr key={named}>
              <th scope="row">
                {labelOf(definition, `/${named}`)}
                {help && <Hint>{help}</Hint>}
              </th>
              {cells.map((cell, column) => (
                <td key={cell.title}>
                  <PartyContext value={{ name: nameOf(rows, column), isInTable: true }}>
                    {cell.field && contents[cell.field]}
                  </PartyContext>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
