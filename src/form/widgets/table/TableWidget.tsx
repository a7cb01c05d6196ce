import {
  type Answers,
  type AskedField,
  descriptionOf,
  labelWithGroup,
  parentOf,
  partsOf,
  uiAt,
} from '#engine';
import { type Column, DataTable, Hint, Skeleton, Stack } from '#ui';
import styled from '@emotion/styled';
import { getUiOptions, type UiSchema } from '@rjsf/utils';
import { useFormState, useFormController } from '../../controller/useFormController';
import { t } from '../../i18n';
import type { AnswerProps } from '../props';
import { Cell } from './Cell';
import { fieldsOfRows, shownInRow } from './rowName';
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
  const fields = fieldsOfRows(definition, at, schema.items);
  const shown = (entry: Answers, field: AskedField) => shownInRow(definition, at, entry, field);

  const columns = fields.map((field): Column<{ entry: Answers; i: number }> => {
    const { at: place, schema: part } = field;
    const title = labelWithGroup(definition, `${at}/0${place}`);
    if (schema.readOnly || part.readOnly)
      return {
        name: title,
        isNumber: numbers.includes(part.type),
        cell: ({ entry }) => shown(entry, field),
      };
    const { required = [] } = descriptionOf(schema.items, parentOf(place))!;
    return {
      name: title,
      cell: ({ entry, i }) => (
        <Cell
          at={`${at}/${i}${place}`}
          schema={part}
          ui={getUiOptions(uiAt(ui, place) as UiSchema)}
          label={t('table.cell', { title, row: shown(entry, fields[0]!) })}
          isRequired={required.includes(partsOf(place).at(-1))}
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
