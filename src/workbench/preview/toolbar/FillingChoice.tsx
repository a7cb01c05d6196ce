import type { Example } from '#authoring';
import { Autocomplete, createFilterOptions } from '@mui/material';
import { t } from '../../i18n';
import { inputNamed } from './inputNamed';
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

/** What the form is filled in with: nothing, an example, or nothing with all problems shown. */
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
      renderInput={inputNamed(t('preview.fill'))}
    />
  );
}

/** Also finds an example by its file name. */
const byNameToo = createFilterOptions<Option>({
  stringify: ({ label, fill }) => `${label} ${keyOf(fill)}`,
});

const keyOf = (fill: FillChoice): string =>
  fill.kind === 'example' ? `example ${fill.name}` : fill.kind;
