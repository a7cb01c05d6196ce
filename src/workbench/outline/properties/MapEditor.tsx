import { Box, IconButton, Typography } from '@mui/material';
import { isObject } from '#engine';
import { t } from '../../i18n';
import { AddName } from './AddName';
import { asOptions } from './reads';
import { SourceBox } from './SourceBox';
import type { ValueProps } from './valueProps';
import { Label } from './Label';

/** An object whose names are not those of a keyword: what goes where, entry by entry. */
export function MapEditor(props: ValueProps) {
  const { id, label, keyword, meta, value, names, subjects, isDisabled = false } = props;
  const map = isObject(value) ? value : {};
  // A list, made entry by entry, is written as JSON.
  const isList = meta.named === 'payload' && 'each' in map;
  const needed = names?.needed ?? [];
  const shown = isList ? [] : [...new Set([...needed, ...Object.keys(map)])];
  const set = (name: string, source: unknown) => {
    const { [name]: _before, ...rest } = map;
    props.onChange(source === undefined ? rest : { ...map, [name]: source });
  };
  const isConstantToo = JSON.stringify(meta).includes('const') || meta.named === 'payload';
  const titles = new Map(names?.options.map((option) => [option.value, option.label]));
  return (
    <Box
      component="fieldset"
      aria-describedby={props.describedBy}
      sx={{ m: 0, p: 1, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}
    >
      <Box component="legend" sx={{ px: 0.5 }}>
        <Label label={label} keyword={keyword} />
      </Box>
      {isList && (
        <Typography component="code" sx={{ fontSize: 12, overflowWrap: 'anywhere' }}>
          {JSON.stringify(value)}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        {shown.map((name) => (
          <Box key={name}>
            <Box
              component="label"
              htmlFor={`${id}-${name}`}
              sx={{ display: 'block', fontSize: 12.5, overflowWrap: 'anywhere' }}
            >
              {titles.get(name) ?? name}
            </Box>
            <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'start' }}>
              <SourceBox
                {...props}
                id={`${id}-${name}`}
                label={t('property.valueFor', { name: titles.get(name) ?? name })}
                value={map[name]}
                options={asOptions(subjects ?? [])}
                isConstantToo={isConstantToo}
                isWrong={props.isWrong || (needed.includes(name) && map[name] === undefined)}
                onChange={(source) => set(name, source)}
              />
              {!needed.includes(name) && !isDisabled && (
                <IconButton
                  size="small"
                  aria-label={t('property.removeEntry', { name: titles.get(name) ?? name })}
                  onClick={() => set(name, undefined)}
                >
                  ×
                </IconButton>
              )}
            </Box>
          </Box>
        ))}
        {!isList && !isDisabled && (
          <AddName {...props} taken={shown} onAdd={(name, source) => set(name, source)} />
        )}
      </Box>
    </Box>
  );
}
