import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { controlStyle, describedBy, FieldFrame, type FieldProps } from './FieldFrame';

const Select = styled.select`
  ${controlStyle}
  text-overflow: ellipsis;
`;

interface SelectOption {
  value: string;
  title: string;
  isDisabled?: boolean;
}

type Props = FieldProps &
  ComponentProps<'select'> & {
    options: SelectOption[];
    /** What the list reads while nothing is chosen. */
    empty: string;
  };

export const SelectField = ({ label, help, problem, options, empty, ...select }: Props) => {
  const field = { id: select.id, label, help, problem };
  return (
    <FieldFrame {...field}>
      <Select
        {...select}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(field)}
      >
        <option value="">{empty}</option>
        {options.map(({ value, title, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {title}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
};
