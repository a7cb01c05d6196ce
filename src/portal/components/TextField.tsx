import { FieldFrame, Input, useAria } from '#ui';
import type { ComponentProps } from 'react';
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
