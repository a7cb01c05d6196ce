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
import { currentProblems } from '../../controller/problems/problems';
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

/**
 * The sum of the entries so far, and what it has to come to; nothing while that is not known. With an entry that cannot be
 * sent there is no sum, which might look right: -5 and 105 are 100.
 */
export function TotalLine({ at, of, total, entries }: Props) {
  const controller = useFormController();
  const { ui } = controller.props.definition;
  const wanted = useFormState(({ answers }) =>
    quantityOf(total, { root: answers, parent: getAt(answers, parentOf(at)), today: undefined }),
  );
  if (wanted === undefined) return null;
  const places = entries.flatMap((entry, i) =>
    (entry[of] ?? '') !== '' ? [`${at}/${i}/${of}`] : [],
  );
  if (currentProblems(controller).some((problem) => places.includes(problem.at)))
    return <Line role="status">{t('table.noTotal')}</Line>;
  const own = uiAt(ui, `${at}/0/${of}`);
  const sum = sumOf(entries.map((entry) => Number(entry[of]) || 0));
  return (
    <Line role="status">
      {t('table.total', { sum: numberShown(own, sum), total: numberShown(own, wanted) })}
    </Line>
  );
}
