import {
  type Answers,
  getAt,
  numberShown,
  parentOf,
  type Pointer,
  type Quantity,
  quantityOf,
  sumOf,
  uiAt,
} from '#engine';
import styled from '@emotion/styled';
import { useFormController, useFormState } from '../../controller/useFormController';
import { t } from '../../i18n';

interface Props {
  /** The list. */
  at: Pointer;
  of: string;
  total: Quantity;
  entries: Answers[];
}

const Line = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** The sum of the entries so far, and what it has to come to; nothing while that is not known. */
export function TotalLine({ at, of, total, entries }: Props) {
  const { ui } = useFormController().props.definition;
  const wanted = useFormState(({ answers }) =>
    quantityOf(total, { root: answers, parent: getAt(answers, parentOf(at)), today: undefined }),
  );
  if (wanted === undefined) return null;
  const own = uiAt(ui, `${at}/0/${of}`);
  const sum = sumOf(entries.map((entry) => Number(entry[of]) || 0));
  return (
    <Line role="status">
      {t('table.total', { sum: numberShown(own, sum), total: numberShown(own, wanted) })}
    </Line>
  );
}
