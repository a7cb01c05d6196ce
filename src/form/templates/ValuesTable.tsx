import { fromDesktop, Skeleton, tokens, Unbroken, visuallyHidden } from '#ui';
import {
  activeSchema,
  askedWithin,
  formatAnswer,
  getAt,
  labelWithGroup,
  type Pointer,
  uiAt,
} from '#engine';
import styled from '@emotion/styled';
import { idOf } from '../draw/fieldId';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { normalized } from '../controller/answers/normalized';

const { colour, radius } = tokens;

const Table = styled.table`
  display: block;
  width: 100%;
  border: 1px solid ${colour.hairline};
  border-radius: ${radius.control}px;
  overflow-wrap: anywhere;
  thead {
    ${visuallyHidden}
  }
  tbody,
  tr {
    display: block;
  }
  td {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 16px;
    padding: 12px 16px;
    font-weight: 600;
  }
  td + td {
    border-top: 1px solid ${colour.hairline};
  }
  th,
  td > span {
    font-size: 0.9rem;
    font-weight: 400;
    color: ${colour.muted};
    text-align: left;
  }
  ${fromDesktop} {
    display: table;
    border-collapse: separate;
    border-spacing: 0;
    thead {
      position: static;
      display: table-header-group;
      clip-path: none;
      white-space: normal;
    }
    tbody {
      display: table-row-group;
    }
    tr {
      display: table-row;
    }
    th {
      padding: 8px 16px;
      background: ${colour.page};
      border-bottom: 1px solid ${colour.hairline};
    }
    td {
      display: table-cell;
    }
    td + td {
      border-top: 0;
    }
    td > span {
      display: none;
    }
  }
`;

/** Explicit roles: `display: block` on a phone removes the roles of a table. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
};

/** Values from the insurer's records as a table of one row; on a phone, one line each. */
export function ValuesTable({ title, fields }: { title: string; fields: Pointer[] }) {
  const { definition } = useFormController().props;
  const answers = useFormState((state) => state.answers);
  const isComing = useFormState((state) => state.phase === 'opening');
  const { properties } = activeSchema(definition, normalized(definition, answers));
  const asked = fields.flatMap((at) => askedWithin(getAt(properties, at) ?? {}, at));
  const columns = asked.map(({ at, schema }) => ({
    at,
    label: labelWithGroup(definition, at),
    text: formatAnswer(definition, schema, uiAt(definition.ui, at), getAt(answers, at)),
  }));
  return (
    <Table {...roles.table} aria-label={title || undefined} aria-busy={isComing || undefined}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {columns.map(({ at, label }) => (
            <th key={at} {...roles.header} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        <tr {...roles.row}>
          {columns.map(({ at, label, text }) => (
            <td key={at} id={idOf(at)} {...roles.cell} tabIndex={-1}>
              <span aria-hidden>{label}</span>
              {/* One element, with however many parts. */}
              <div>
                {isComing ? <Skeleton width={8} /> : <Unbroken text={text || t('existing.none')} />}
              </div>
            </td>
          ))}
        </tr>
      </tbody>
    </Table>
  );
}
