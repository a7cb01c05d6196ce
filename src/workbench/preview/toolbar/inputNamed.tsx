import { type AutocompleteRenderInputParams, TextField } from '@mui/material';

/** The text box of an Autocomplete that has no visible label. */
export const inputNamed = (name: string) => (params: AutocompleteRenderInputParams) => (
  <TextField
    {...params}
    slotProps={{
      ...params.slotProps,
      htmlInput: { ...params.slotProps.htmlInput, 'aria-label': name },
    }}
  />
);
