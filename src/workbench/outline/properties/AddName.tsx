import { Box, Button, MenuItem, TextField } from '@mui/material';
import { partsOf, pointerOf } from '#engine';
import { useState } from 'react';
import { t } from '../../i18n';
import { asOptions } from './reads';
import { dense, type ValueProps } from './valueProps';

interface Props extends ValueProps {
  taken: string[];
  onAdd: (name: string, source: unknown) => void;
}

/** Adds an entry to a map: its name is chosen, typed, or follows from what is kept of a response. */
export function AddName({ meta, names, subjects = [], label, taken, onAdd }: Props) {
  const [typed, setTyped] = useState('');
  const first = subjects[0]?.at ?? '';
  if (meta.named === 'responsePointers')
    return (
      <Menu
        label={t('property.addKept', { map: label })}
        options={asOptions(subjects)}
        onPick={(at) =>
          onAdd(
            freeKey(
              partsOf(at).findLast((part) => !/^\d+$/.test(part))!,
              taken,
            ),
            at,
          )
        }
      />
    );
  if (names && !names.isOpen)
    return (
      <Menu
        label={t('property.addEntry', { map: label })}
        options={names.options.filter(({ value }) => !taken.includes(value))}
        onPick={(name) => onAdd(name, first)}
      />
    );
  const name = typed.trim();
  const isFree = name !== '' && !taken.includes(name);
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <TextField
        fullWidth
        value={typed}
        placeholder={t('property.newName')}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { 'aria-label': t('property.addEntry', { map: label }) } }}
        sx={dense}
      />
      <Button
        aria-disabled={!isFree}
        onClick={() => {
          if (!isFree) return;
          onAdd(name, first);
          setTyped('');
        }}
      >
        {t('property.add')}
      </Button>
    </Box>
  );
}

function freeKey(name: string, taken: string[]): string {
  let key = pointerOf(name);
  for (let i = 2; taken.includes(key); i++) key = pointerOf(name + i);
  return key;
}

interface MenuProps {
  label: string;
  options: { value: string; label: string }[];
  onPick: (value: string) => void;
}

const Menu = ({ label, options, onPick }: MenuProps) => (
  <TextField
    select
    fullWidth
    value=""
    disabled={options.length === 0}
    onChange={({ target }) => onPick(target.value)}
    slotProps={{
      select: {
        displayEmpty: true,
        renderValue: () => t('property.addOne'),
        SelectDisplayProps: { 'aria-label': label },
      },
    }}
    sx={dense}
  >
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value} dense>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
);
