import { TextField, Typography } from '@mui/material';
import { t } from '../../i18n';
import { Choices } from './Choices';
import type { Option } from './control';
import { NumberBox } from './NumberBox';
import { dense, type ValueProps, wrongProps } from './valueProps';

interface Props extends ValueProps {
  /** The values to choose from, as JSON; none where anything may be typed. */
  values: Option[];
}

/** What a value is compared with: some of its choices, a number, another value, or a text. */
export function TestValue({ values, ...props }: Props) {
  const { id, label, meta, value, options, isDisabled, onChange } = props;
  if (meta.isListed && values.length > 0)
    return (
      <Choices
        {...props}
        isMultiple
        meta={{}}
        value={[value].flat().map((one) => JSON.stringify(one))}
        options={values}
        onChange={(picked) => {
          const chosen = (picked as string[]).map((one): unknown => JSON.parse(one));
          if (chosen.length > 0) onChange(chosen);
        }}
      />
    );
  if (options) return <Choices {...props} options={options} />;
  if (meta.isListed) {
    const [first = ''] = [value].flat();
    const write = (text: string) => onChange(isNumber(meta.type, text) ? [Number(text)] : [text]);
    return <Text {...props} value={first} onChange={(text) => write(String(text))} />;
  }
  if (meta.type === 'integer' || meta.type === 'number')
    return (
      <NumberBox
        {...props}
        adornment={label}
        onChange={(number) => number !== undefined && onChange(number)}
      />
    );
  if (typeof value === 'boolean')
    return <Typography sx={{ fontSize: 13 }}>{t(`outline.${value}`)}</Typography>;
  return <Text {...props} id={id} isDisabled={isDisabled} />;
}

const isNumber = (type: unknown, text: string): boolean =>
  (type === 'integer' || type === 'number') && text.trim() !== '' && Number.isFinite(Number(text));

const Text = (props: ValueProps) => (
  <TextField
    id={props.id}
    fullWidth
    value={String(props.value ?? '')}
    disabled={props.isDisabled ?? false}
    onChange={({ target }) => props.onChange(target.value)}
    slotProps={{ htmlInput: { 'aria-label': props.label, ...wrongProps(props) } }}
    sx={dense}
  />
);
