import { Box, Typography } from '@mui/material';
import { isObject, type Schema } from '#engine';
import { t } from '../../i18n';
import { Choices } from './Choices';
import { Label } from './Label';
import { NumberBox } from './NumberBox';
import type { ValueProps } from './valueProps';

/** Whether a value is a number, another answer, or a percentage of it. */
export const isQuantity = ({ oneOf }: Schema): boolean =>
  Array.isArray(oneOf) && oneOf.some(({ properties }) => properties?.percent !== undefined);

/** A number and another answer: the one alone, or so many percent of the other. */
export function QuantityBox(props: ValueProps) {
  const { id, label, keyword, value, options = [], isDisabled, describedBy, isWrong } = props;
  const number = isObject(value) ? value.percent : typeof value === 'number' ? value : undefined;
  const other = isObject(value) ? value.of : typeof value === 'string' ? value : undefined;
  const write = (nextNumber: unknown, nextOther: unknown) => {
    if (!nextOther) props.onChange(nextNumber);
    else if (nextNumber === undefined) props.onChange(nextOther);
    else props.onChange({ percent: nextNumber, of: nextOther });
  };
  const isShare = other !== undefined && other !== '';
  const common = { isDisabled, describedBy, isWrong };
  return (
    <Box
      component="fieldset"
      aria-describedby={describedBy}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.25 }}>
        <Label label={label} keyword={keyword} />
      </Box>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: '1fr auto 2fr', gap: 1, alignItems: 'center' }}
      >
        <NumberBox
          {...common}
          id={`${id}-number`}
          label={t(isShare ? 'property.percent' : 'property.number')}
          adornment="number"
          meta={{ type: 'number' }}
          value={number}
          onChange={(next) => write(next, other)}
        />
        <Typography sx={{ fontSize: 12.5 }}>{t('property.percentOf')}</Typography>
        <Choices
          {...common}
          id={`${id}-other`}
          label={t('property.otherAnswer')}
          meta={{}}
          options={options}
          value={other}
          onChange={(next) => write(number, next)}
        />
      </Box>
    </Box>
  );
}
