import type { ComponentProps } from 'react';
import { Input } from '../../look/controls';
import { useAria } from '../../look/FieldContext';
import { FieldFrame } from '../../look/FieldFrame';
import type { FieldProps } from './field';

const Box = (props: ComponentProps<'input'>) => <Input {...useAria()} {...props} />;

export const TextField = ({
  label,
  help,
  problem,
  ...input
}: FieldProps & ComponentProps<'input'>) => (
  <FieldFrame id={input.id} label={label} help={help} problem={problem}>
    <Box {...input} />
  </FieldFrame>
);
