import { Box, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { isObject, type Schema } from '#engine';
import { t } from '../../i18n';
import { languageName } from '../../languageName';
import { labelOf } from '../model/labels';
import { Choices, optionsOf } from './Choices';
import { withoutNewBreaks } from './lines';
import { Label } from './Label';
import { LinesBox } from './LinesBox';
import { MapEditor } from './MapEditor';
import { NumberBox } from './NumberBox';
import { isQuantity, QuantityBox } from './QuantityBox';
import { asOptions, isMap, isRule } from './reads';
import { RuleEditor } from './RuleEditor';
import { dense, type ValueProps, wrongProps } from './valueProps';

/** Draws the value of any property by what the metaschema says of it. */
export function ValueControl(props: ValueProps) {
  const { id, label, keyword, meta, value, isDisabled, onChange } = props;
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
            slotProps={{ input: wrongProps(props) }}
          />
        }
        label={<Label label={label} keyword={keyword} />}
      />
    );
  if (isRule(meta)) return <RuleEditor {...props} />;
  if (isQuantity(meta)) return <QuantityBox {...props} />;
  if (isMap(meta) && isObject(value ?? {})) return <MapEditor {...props} />;
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
  const given = props.options ?? (props.subjects && asOptions(props.subjects));
  if (meta.type === 'array') {
    const listed: unknown = meta.items?.enum;
    const choices = given ?? (Array.isArray(listed) ? optionsOf(listed) : undefined);
    return (
      <Labelled {...props}>
        {choices ? <Choices {...props} options={choices} isMultiple /> : <LinesBox {...props} />}
      </Labelled>
    );
  }
  const constants = meta.enum ?? (meta.const === undefined ? undefined : [meta.const]);
  const options = given ?? (constants && optionsOf(constants));
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
              ...wrongProps(props),
              'aria-label': props.adornment ? label : undefined,
              lang: props.adornment,
            },
          }}
          sx={dense}
        />
      )}
    </Labelled>
  );
}

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

/** The parts of an object, such as the limits of an upload. */
function Nested({ properties, ...props }: ValueProps & { properties: { [name: string]: Schema } }) {
  const { id, label, keyword, value, describedBy, isWrong, onChange } = props;
  const whole = isObject(value) ? value : {};
  const set = (name: string, part: unknown) => {
    const { [name]: _before, ...rest } = whole;
    const next = part === undefined || part === '' ? rest : { ...whole, [name]: part };
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <Box
      component="fieldset"
      aria-describedby={describedBy}
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
            label={labelOfPart(name, props.adornment)}
            keyword={props.adornment ? undefined : name}
            // An entry of a translated list may be missing.
            {...(props.adornment && meta.type === 'array' && { adornment: props.adornment })}
            meta={meta}
            {...(isQuantity(meta) && { options: props.options })}
            value={whole[name]}
            isDisabled={props.isDisabled}
            describedBy={describedBy}
            isWrong={isWrong}
            onChange={(part) => set(name, part)}
          />
        ))}
      </Box>
    </Box>
  );
}

const labelOfPart = (name: string, language: string | undefined): string =>
  language === undefined
    ? labelOf(name)
    : t('property.inLanguage', { label: labelOf(name), language: languageName(language) });
