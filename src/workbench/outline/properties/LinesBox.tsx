import { TextField } from '@mui/material';
import { useState } from 'react';
import { entriesOfLines } from './lines';
import { dense, type ValueProps, wrongProps } from './valueProps';

/** A list of texts, one in each line. An empty line is no entry, but may be on its way to one. */
export function LinesBox(props: ValueProps) {
  const { id, label, adornment, value, isDisabled, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const lines = Array.isArray(value) ? value.map((one) => one ?? '').join('\n') : '';
  return (
    <TextField
      id={id}
      fullWidth
      multiline
      value={typed ?? lines}
      disabled={isDisabled ?? false}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(entriesOfLines(target.value, adornment !== undefined));
      }}
      onBlur={() => setTyped(undefined)}
      slotProps={{
        htmlInput: { ...wrongProps(props), 'aria-label': adornment ? label : undefined },
      }}
      sx={dense}
    />
  );
}
