import { Autocomplete, MenuItem, TextField } from '@mui/material';
import { t } from '../../i18n';
import type { Option } from './control';
import { dense, type ValueProps, wrongProps } from './valueProps';

export const optionsOf = (values: unknown[]): Option[] =>
  values.map((value) => ({ value: String(value), label: String(value) }));

/** More values than this are searched by typing. */
const mostListed = 12;

/** One of some values, or several of them. A value that is none of them is shown, too. */
export function Choices({
  options,
  isMultiple = false,
  ...props
}: ValueProps & { options: Option[]; isMultiple?: boolean }) {
  const { id, label, value, meta, isDisabled, isWrong, onChange } = props;
  const chosen = isMultiple ? [value ?? []].flat().map(String) : String(value ?? '');
  const known = new Set(options.map((option) => option.value));
  const others = [chosen].flat().filter((one) => one !== '' && !known.has(one));
  const hasBooleans =
    Array.isArray(meta.oneOf) && meta.oneOf.some(({ type }) => type === 'boolean');
  const all = [...options, ...optionsOf(others)];
  if (!isMultiple && all.length > mostListed)
    return (
      <Autocomplete
        id={id}
        size="small"
        autoHighlight
        options={all}
        value={all.find((option) => option.value === chosen) ?? null}
        disabled={isDisabled ?? false}
        onChange={(_event, option) => onChange(option?.value ?? '')}
        getOptionKey={(option) => option.value}
        noOptionsText={t('property.noChoice')}
        renderInput={(params) => (
          <TextField
            {...params}
            error={isWrong ?? false}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-label': label,
                ...wrongProps(props),
              },
            }}
            sx={dense}
          />
        )}
      />
    );
  return (
    <TextField
      id={id}
      select
      fullWidth
      value={chosen}
      disabled={isDisabled ?? false}
      error={isWrong ?? false}
      onChange={({ target }) => {
        const picked: unknown = target.value;
        const isBoolean = hasBooleans && (picked === 'true' || picked === 'false');
        onChange(isBoolean ? picked === 'true' : picked);
      }}
      slotProps={{
        select: {
          multiple: isMultiple,
          SelectDisplayProps: { 'aria-label': label, ...wrongProps(props) },
        },
      }}
      sx={dense}
    >
      {!isMultiple && <MenuItem value="">{t('property.none')}</MenuItem>}
      {all.map((option) => (
        <MenuItem key={option.value} value={option.value} dense>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
