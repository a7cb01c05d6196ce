import { formatAnswer, type Answers, isDrawn, labelOf, type Schema, uiAt } from '#engine';
import { type Column, DataTable, Hint, Skeleton, Stack } from '#ui';
import styled from '@emotion/styled';
import { getUiOptions } from '@rjsf/utils';
import { useFormState, useFormController } from '../../controller/useFormController';
import { t } from '../../i18n';
import type { AnswerProps } from '../props';
import { Cell } from './Cell';
import { TotalLine } from './TotalLine';

/** In pixels; a narrower table shows every entry as a card: the words of a column are up to this long. */
const roomForRows = 500;
const roomForColumn = 140;

const numbers = ['number', 'integer'];

const Entries = styled.div`
  margin-top: 12px;
`;

/** Given entries, one per row, with inputs for what is asked about them. */
export function TableWidget({ id, at, schema, label, value }: AnswerProps) {
  const { definition } = useFormController().props;
  const { items: ui = {} } = uiAt(definition.ui, at);
  const entries = (value as Answers[] | undefined) ?? [];
  const { properties, required = [] }: Schema = schema.items;
  const fields = Object.entries<Schema>(properties).filter(([name, part]) =>
    isDrawn(part, ui[name]),
  );
  const shown = (entry: Answers, [name, part]: [string, Schema]) =>
    formatAnswer(definition, part, ui[name], entry[name]) || t('existing.none');

  const columns = fields.map(([name, part]): Column<{ entry: Answers; i: number }> => {
    const title = labelOf(definition, `${at}/0/${name}`);
    if (schema.readOnly || part.readOnly)
      return {
        name: title,
        isNumber: numbers.includes(part.type),
        cell: ({ entry }) => shown(entry, [name, part]),
      };
    return {
      name: title,
      cell: ({ entry, i }) => (
        <Cell
          at={`${at}/${i}/${name}`}
          schema={part}
          ui={getUiOptions(ui[name])}
          label={t('table.cell', { title, row: shown(entry, fields[0]!) })}
          isRequired={required.includes(name)}
        />
      ),
    };
  });

  return (
    <Entries id={id} tabIndex={-1}>
      {entries.length === 0 ? (
        <NoEntries />
      ) : (
        <Stack gap={2}>
          <DataTable
            caption={label}
            columns={columns}
            rows={entries.map((entry, i) => ({ entry, i }))}
            rowKey={({ i }) => String(i)}
            cardsBelow={Math.max(roomForRows, columns.length * roomForColumn)}
          />
          {schema.sumEquals && <TotalLine {...schema.sumEquals} at={at} entries={entries} />}
        </Stack>
      )}
    </Entries>
  );
}

function NoEntries() {
  const phase = useFormState((state) => state.phase);
  if (phase === 'opening') return <Skeleton width={30} />;
  return <Hint>{t(phase === 'picked' ? 'table.none' : 'table.noPolicy')}</Hint>;
}
