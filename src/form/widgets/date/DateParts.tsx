import { Hint, Row, Select, useAria } from '#ui';
import styled from '@emotion/styled';
import { useFormController } from '../../controller/useFormController';
import { t } from '../../i18n';
import type { AnswerProps } from '../props';
import { daysIn, monthNames, partsOfDate, yearChoices } from './dateChoices';

const Part = styled.label`
  font-size: 0.9rem;
  select {
    display: block;
    width: auto;
    margin-top: 4px;
    font-size: 1rem;
  }
`;

/** A date, picked from three drop-downs; while one is empty, the answer is incomplete (`1985-03-`). */
export function DateParts({ id, schema, isRequired, value, onAnswer }: AnswerProps) {
  const { today } = useFormController().props;
  const aria = useAria(isRequired);
  const { day, month, year } = partsOfDate(value);

  function pick(change: Partial<ReturnType<typeof partsOfDate>>) {
    const next = { day, month, year, ...change };
    const date = `${next.year}-${next.month}-${next.day}`;
    onAnswer(date === '--' ? undefined : date);
  }

  // A day that the month has not, picked before it, stays until another one is picked.
  const most = daysIn(month, year);
  const isTooLate = Number(day) > most;
  const length = isTooLate ? Number(day) : most;
  const days = Array.from({ length }, (_, i) => twoDigits(i + 1));
  const months = monthNames();
  const nameOfMonth = months.find(([one]) => one === month)?.[1];
  const parts = [
    { id, name: 'day', value: day, options: days.map((one) => [one, String(Number(one))]) },
    { id: `${id}~month`, name: 'month', value: month, options: months },
    {
      id: `${id}~year`,
      name: 'year',
      value: year,
      options: yearChoices(schema, today, year).map((one) => [one, one]),
    },
  ];
  return (
    <>
      <Row>
        {parts.map((part) => (
          <Part key={part.name}>
            {t(`date.${part.name}`)}
            <Select
              {...aria}
              id={part.id}
              value={part.value}
              onChange={({ target }) => pick({ [part.name]: target.value })}
            >
              <option value="">{t('select')}</option>
              {part.options.map(([one, shown]) => (
                <option key={one} value={one}>
                  {shown}
                </option>
              ))}
            </Select>
          </Part>
        ))}
      </Row>
      <div role="status">
        {isTooLate && (
          <Hint>{t('date.mostDays', { month: `${nameOfMonth} ${year}`.trim(), days: most })}</Hint>
        )}
      </div>
    </>
  );
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
