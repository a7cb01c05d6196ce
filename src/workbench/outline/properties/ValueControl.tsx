import { Box, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material';
import { isObject, type Schema } from '#engine';
import { t } from '../../i18n';
import type { Option } from './control';
import { labelOf } from './labels';
import { withoutNewBreaks } from './lines';
import { LinesBox } from './LinesBox';
import { NumberBox } from './NumberBox';
import { dense, type ValueProps } from './valueProps';

/** Draws the value of any property by what the metaschema says of it. */
export function ValueControl(props: ValueProps) {
  const { id, label, keyword, meta, value, isDisabled, describedBy, onChange } = props;
  if (meta.const === true || meta.type === 'boolean')
    return (
      <FormControlLabel
        sx={{ ml: 0, mr: 0, gap: 1 }}
        control={
          <Switch
            id={id}
            size="small"
            checked={value === true}
            disabled={isDisabled ?? false}
            onChange={({ target }) => onChange(target.checked)}
          />
        }
        label={<Label label={label} keyword={keyword} />}
      />
    );
  if (meta.isOther || (value !== undefined && !fits(meta, value)))
    return (
      <Labelled {...props}>
        <Typography id={id} component="code" sx={{ fontSize: 12, overflowWrap: 'anywhere' }}>
          {JSON.stringify(value)}
        </Typography>
      </Labelled>
    );
  if (meta.type === 'object' && isObject(meta.properties))
    return <Nested {...props} properties={meta.properties} />;
  if (meta.type === 'array') {
    const choices: unknown = meta.items?.enum;
    return (
      <Labelled {...props}>
        {Array.isArray(choices) ? (
          <Choices {...props} options={asOptions(choices)} isMultiple />
        ) : (
          <LinesBox {...props} />
        )}
      </Labelled>
    );
  }
  const constants = meta.enum ?? (meta.const === undefined ? undefined : [meta.const]);
  const options = props.options ?? (constants && asOptions(constants));
  return (
    <Labelled {...props}>
      {options ? (
        <Choices {...props} options={options} />
      ) : meta.type === 'integer' || meta.type === 'number' ? (
        <NumberBox {...props} />
      ) : (
        <TextField
          id={id}
          fullWidth
          multiline
          value={value ?? ''}
          disabled={isDisabled ?? false}
          onChange={({ target }) => onChange(withoutNewBreaks(String(value ?? ''), target.value))}
          slotProps={{
            htmlInput: {
              'aria-describedby': describedBy,
              'aria-label': props.adornment ? label : undefined,
            },
          }}
          sx={dense}
        />
      )}
    </Labelled>
  );
}

const asOptions = (values: unknown[]): Option[] =>
  values.map((value) => ({ value: String(value), label: String(value) }));

/** Whether a value is what its control can show. */
function fits(meta: Schema, value: unknown): boolean {
  if (meta.type === 'array')
    return (
      Array.isArray(value) && value.every((entry) => typeof entry !== 'object' || entry === null)
    );
  if (meta.type === 'object') return isObject(value);
  if (meta.type === 'integer' || meta.type === 'number') return typeof value === 'number';
  return typeof value !== 'object';
}

export const Label = ({ label, keyword }: { label: string; keyword?: string | undefined }) => (
  <Typography component="span" sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
    {label}
    {keyword !== undefined && (
      <Typography component="span" sx={{ color: 'text.secondary', fontSize: 11.5, ml: 0.75 }}>
        {keyword}
      </Typography>
    )}
  </Typography>
);

/** A label above; for the words of another language its tag in front. */
function Labelled({
  id,
  label,
  keyword,
  adornment,
  children,
}: ValueProps & { children: React.ReactNode }) {
  if (adornment)
    return (
      <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
        <Typography aria-hidden sx={{ fontSize: 11.5, color: 'text.secondary', width: 18 }}>
          {adornment}
        </Typography>
        <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      </Box>
    );
  return (
    <>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.25 }}>
        <Label label={label} keyword={keyword} />
      </Box>
      {children}
    </>
  );
}

function Choices({
  id,
  options,
  value,
  isDisabled,
  isMultiple = false,
  label,
  onChange,
}: ValueProps & { options: Option[]; isMultiple?: boolean }) {
  const chosen = isMultiple ? ((value ?? []) as unknown[]).map(String) : String(value ?? '');
  const known = new Set(options.map((option) => option.value));
  const others = [chosen].flat().filter((one) => one !== '' && !known.has(one));
  return (
    <TextField
      id={id}
      select
      fullWidth
      value={chosen}
      disabled={isDisabled ?? false}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { multiple: isMultiple, SelectDisplayProps: { 'aria-label': label } } }}
      sx={dense}
    >
      {!isMultiple && <MenuItem value="">{t('property.none')}</MenuItem>}
      {[...options, ...asOptions(others)].map((option) => (
        <MenuItem key={option.value} value={option.value} dense>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The parts of an object, such as the limits of an upload. */
function Nested({ properties, ...props }: ValueProps & { properties: { [name: string]: Schema } }) {
  const { id, label, keyword, value, onChange } = props;
  const whole = isObject(value) ? value : {};
  const set = (name: string, part: unknown) => {
    const { [name]: _before, ...rest } = whole;
    const next = part === undefined || part === '' ? rest : { ...whole, [name]: part };
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box component="legend" sx={{ px: 0.5 }}>
        <Label label={label} keyword={keyword} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {Object.entries(properties).map(([name, meta]) => (
          <ValueControl
            key={name}
            id={`${id}-${name}`}
            label={labelOf(name)}
            keyword={props.adornment ? undefined : name}
            {...(props.adornment && { adornment: props.adornment })}
            meta={meta}
            value={whole[name]}
            isDisabled={props.isDisabled}
            onChange={(part) => set(name, part)}
          />
        ))}
      </Box>
    </Box>
  );
}
