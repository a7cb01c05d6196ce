import { TextField } from '@mui/material';
import { useState } from 'react';
import { dense, type ValueProps, wrongProps } from './valueProps';

/** A number: what is typed stays as it is until it is one. */
export function NumberBox(props: ValueProps) {
  const { id, label, value, meta, isDisabled, adornment, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed !== '' && numberIn(typed, meta.type) === undefined;
  return (
    <TextField
      id={id}
      fullWidth
      value={typed ?? value ?? ''}
      disabled={isDisabled ?? false}
      error={isWrong}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = numberIn(target.value, meta.type);
        if (target.value === '') onChange(undefined);
        else if (number !== undefined) onChange(number);
      }}
      onBlur={() => setTyped(undefined)}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          ...wrongProps(props),
          ...(isWrong && { 'aria-invalid': true }),
          'aria-label': adornment ? label : undefined,
        },
      }}
      sx={dense}
    />
  );
}

function numberIn(text: string, type: unknown): number | undefined {
  const number = Number(text.trim());
  const isRight = text.trim() !== '' && Number.isFinite(number);
  return isRight && (type !== 'integer' || Number.isInteger(number)) ? number : undefined;
}
