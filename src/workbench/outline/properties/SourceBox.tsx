import { Box, TextField, Typography } from '@mui/material';
import { isObject } from '#engine';
import { t } from '../../i18n';
import { Choices } from './Choices';
import type { Option } from './control';
import { dense, type ValueProps, wrongProps } from './valueProps';

const constant = '(const)';

/** Where a value comes from: what a pointer names, or a fixed text. Anything else is shown as it is written. */
export function SourceBox({
  options,
  isConstantToo,
  ...props
}: ValueProps & { options: Option[]; isConstantToo: boolean }) {
  const { id, label, value, isDisabled, onChange } = props;
  const isConstant = isObject(value) && 'const' in value && Object.keys(value).length === 1;
  if (value !== undefined && typeof value !== 'string' && !isConstant)
    return (
      <Typography id={id} component="code" sx={{ fontSize: 12, overflowWrap: 'anywhere', flex: 1 }}>
        {JSON.stringify(value)}
      </Typography>
    );
  const fixed = [{ value: constant, label: t('property.fixedText') }];
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
      <Choices
        {...props}
        value={isConstant ? constant : value}
        options={isConstantToo ? [...options, ...fixed] : options}
        onChange={(picked) =>
          onChange(picked === constant ? { const: '' } : picked === '' ? undefined : picked)
        }
      />
      {isConstant && (
        <TextField
          fullWidth
          value={String(value.const)}
          disabled={isDisabled ?? false}
          onChange={({ target }) => onChange({ const: ofSameType(value.const, target.value) })}
          slotProps={{
            htmlInput: {
              'aria-label': `${label}: ${t('property.fixedText')}`,
              ...wrongProps(props),
            },
          }}
          sx={dense}
        />
      )}
    </Box>
  );
}

/** What is typed for a constant that is no text stays what it was, where it can. */
function ofSameType(before: unknown, text: string): unknown {
  if (typeof before === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  const isNumber =
    typeof before === 'number' && text.trim() !== '' && Number.isFinite(Number(text));
  return isNumber ? Number(text) : text;
}
