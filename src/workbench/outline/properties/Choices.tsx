import { MenuItem, TextField } from '@mui/material';
import { t } from '../../i18n';
import type { Option } from './control';
import { dense, type ValueProps, wrongProps } from './valueProps';

export const optionsOf = (values: unknown[]): Option[] =>
  values.map((value) => ({ value: String(value), label: String(value) }));

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
      {[...options, ...optionsOf(others)].map((option) => (
        <MenuItem key={option.value} value={option.value} dense>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
