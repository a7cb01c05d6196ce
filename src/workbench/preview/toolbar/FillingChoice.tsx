import type { Example } from '#authoring';
import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { t } from '../../i18n';
import type { Change, FillChoice } from '../choices';

interface Option {
  fill: FillChoice;
  label: string;
  group: string;
}

interface Props {
  fill: FillChoice;
  examples: { [name: string]: Example };
  change: (change: Change) => void;
}

/** What is filled in: nothing, an example, or nothing with all that is wrong about that. */
export function FillingChoice({ fill, examples, change }: Props) {
  const options: Option[] = [
    { fill: { kind: 'first' }, label: t('preview.fillFirst'), group: '' },
    { fill: { kind: 'errors' }, label: t('preview.fillErrors'), group: '' },
    ...Object.entries(examples).map(([name, { about }]) => ({
      fill: { kind: 'example' as const, name },
      label: about || name,
      group: t('preview.examples'),
    })),
  ];
  const chosen = options.find((one) => keyOf(one.fill) === keyOf(fill)) ?? options[0]!;
  return (
    <Autocomplete
      size="small"
      disableClearable
      options={options}
      value={chosen}
      onChange={(_event, { fill: wanted }) =>
        change({
          kind: 'fill',
          fill: wanted,
          example: wanted.kind === 'example' ? examples[wanted.name] : undefined,
        })
      }
      isOptionEqualToValue={(one, other) => keyOf(one.fill) === keyOf(other.fill)}
      filterOptions={byNameToo}
      getOptionKey={(one) => keyOf(one.fill)}
      groupBy={({ group }) => group}
      noOptionsText={t('preview.noExample')}
      sx={{ flex: '1 1 120px', maxWidth: 340 }}
      slotProps={{ popper: { sx: { minWidth: 320 } } }}
      renderInput={(params) => (
        <TextField
          {...params}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': t('preview.fill') },
          }}
        />
      )}
    />
  );
}

/** An example is found by its name, too, as the list of examples has it. */
const byNameToo = createFilterOptions<Option>({
  stringify: ({ label, fill }) => `${label} ${keyOf(fill)}`,
});

const keyOf = (fill: FillChoice): string =>
  fill.kind === 'example' ? `example ${fill.name}` : fill.kind;
