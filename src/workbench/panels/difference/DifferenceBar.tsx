import { Box, Button, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { t } from '../../i18n';
import type { Earlier } from '../panel';

export type View = 'effects' | 'texts';

interface Props {
  earlier: Earlier;
  onCompare: (earlier: Earlier) => void;
  view: View;
  onView: (view: View) => void;
}

const kinds = ['revision', 'live', 'release'] as const;

/** What is compared with, and what of the difference is shown. */
export function DifferenceBar({ earlier, onCompare, view, onView }: Props) {
  const isLive = earlier.from === 'release' && earlier.name === 'live';
  const [kind, setKind] = useState<(typeof kinds)[number]>(isLive ? 'live' : earlier.from);
  const [name, setName] = useState(isLive ? '' : earlier.name);

  function choose(chosen: (typeof kinds)[number]) {
    setKind(chosen);
    setName(chosen === 'revision' ? 'HEAD' : '');
    if (chosen === 'live') onCompare({ from: 'release', name: 'live' });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (kind === 'live') onCompare({ from: 'release', name: 'live' });
    else if (name.trim() !== '') onCompare({ from: kind, name: name.trim() });
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <TextField
        select
        size="small"
        label={t('difference.with')}
        value={kind}
        onChange={({ target }) => choose(target.value as (typeof kinds)[number])}
        sx={{ width: 140 }}
      >
        {kinds.map((one) => (
          <MenuItem key={one} value={one} dense>
            {t(`difference.kinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {kind !== 'live' && (
        <TextField
          size="small"
          label={t(`difference.names.${kind}`)}
          value={name}
          onChange={({ target }) => setName(target.value)}
          sx={{ width: 170 }}
        />
      )}
      <Button type="submit" variant="outlined" disabled={kind !== 'live' && name.trim() === ''}>
        {t('difference.compare')}
      </Button>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_event, chosen: View | null) => chosen && onView(chosen)}
        aria-label={t('difference.view')}
        sx={{ ml: 'auto' }}
      >
        <ToggleButton value="effects">{t('difference.effects')}</ToggleButton>
        <ToggleButton value="texts">{t('difference.texts')}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
