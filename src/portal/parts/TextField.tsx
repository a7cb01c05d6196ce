import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { controlStyle, describedBy, FieldFrame, type FieldProps } from './FieldFrame';

const Input = styled.input`
  ${controlStyle}
`;

type Props = FieldProps & ComponentProps<'input'>;

export const TextField = ({ label, help, problem, ...input }: Props) => {
  const field = { id: input.id, label, help, problem };
  return (
    <FieldFrame {...field}>
      <Input
        {...input}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(field)}
      />
    </FieldFrame>
  );
};
