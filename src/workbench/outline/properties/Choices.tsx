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
  const pick = (picked: unknown) => {
    const isBoolean = hasBooleans && (picked === 'true' || picked === 'false');
    onChange(isBoolean ? picked === 'true' : picked);
  };
  const none = { value: '', label: t('property.none') };
  const all = [...(isMultiple ? [] : [none]), ...options, ...optionsOf(others)];
  if (!isMultiple && options.length > mostListed) {
    const labels = new Map(all.map((option) => [option.value, option.label]));
    return (
      <Autocomplete
        id={id}
        size="small"
        autoHighlight
        disableClearable
        // Texts: another object would count as another choice, and take what is being typed.
        options={[...labels.keys()]}
        getOptionKey={(one) => one}
        getOptionLabel={(one) => (one === '' ? '' : (labels.get(one) ?? one))}
        renderOption={({ key, ...item }, one) => (
          <li key={key} {...item}>
            {labels.get(one)}
          </li>
        )}
        value={chosen as string}
        disabled={isDisabled ?? false}
        onChange={(_event, picked) => pick(picked)}
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
  }
  return (
    <TextField
      id={id}
      select
      fullWidth
      value={chosen}
      disabled={isDisabled ?? false}
      error={isWrong ?? false}
      onChange={({ target }) => pick(target.value)}
      slotProps={{
        select: {
          multiple: isMultiple,
          SelectDisplayProps: { 'aria-label': label, ...wrongProps(props) },
        },
      }}
      sx={dense}
    >
      {all.map((option) => (
        <MenuItem key={option.value} value={option.value} dense>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
