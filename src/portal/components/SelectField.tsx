import { FieldFrame, Select, useAria } from '#ui';
import type { ComponentProps } from 'react';
import type { FieldProps } from './field';

interface SelectOption {
  value: string;
  title: string;
  isDisabled?: boolean;
}

type SelectProps = ComponentProps<'select'> & {
  options: SelectOption[];
  /** The option that is shown while nothing is selected. */
  empty: string;
};

const OptionList = ({ options, empty, ...select }: SelectProps) => (
  <Select {...useAria()} {...select}>
    <option value="">{empty}</option>
    {options.map(({ value, title, isDisabled }) => (
      <option key={value} value={value} disabled={isDisabled}>
        {title}
      </option>
    ))}
  </Select>
);

export const SelectField = ({ label, help, problem, ...select }: FieldProps & SelectProps) => (
  <FieldFrame id={select.id} label={label} help={help} problem={problem}>
    <OptionList {...select} />
  </FieldFrame>
);
