import type { Example } from '#authoring';
import {
  Box,
  IconButton,
  MenuItem,
  SvgIcon,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
  Typography,
} from '@mui/material';
import { memo } from 'react';
import { t } from '../../i18n';
import { ownLanguageName } from '../../languageName';
import { type Change, type Choices, type Width, widths } from '../choices';
import { ApplicantChoice } from './ApplicantChoice';
import { FillingChoice } from './FillingChoice';

interface Props {
  choices: Choices;
  change: (change: Change) => void;
  examples: { [name: string]: Example };
  languages: readonly string[];
  language: string;
  onLanguage: (language: string) => void;
  width: Width;
  onWidth: (width: Width) => void;
  showsCoverage: boolean;
  onShowsCoverage: (shows: boolean) => void;
}

/** An arrow in a circle. */
const turn = 'M12 5V1L7 6l5 5V7a5 5 0 1 1-4.9 6H5.06A7 7 0 1 0 12 5z';

/** The customer, the day, the language, what is filled in, and the width of the screen. */
export const Toolbar = memo(function Toolbar(props: Props) {
  const { choices, change, examples, languages, language, onLanguage, width, onWidth } = props;
  const { showsCoverage, onShowsCoverage } = props;
  return (
    <Box
      role="toolbar"
      aria-label={t('preview.toolbar')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.75,
        px: 1.5,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiInputBase-root': { minHeight: 32, py: '0 !important' },
        '& .MuiInputBase-input': { py: '5px !important', fontSize: '0.8125rem' },
        '& .MuiToggleButton-root': { py: 0.25, minHeight: 32, color: 'text.secondary' },
      }}
    >
      <Typography component="h2" variant="subtitle2" sx={{ mr: 'auto' }}>
        {t('preview.title')}
      </Typography>
      <ApplicantChoice choices={choices} change={change} />
      <TextField
        type="date"
        size="small"
        value={choices.today}
        onChange={({ target }) => target.value && change({ kind: 'today', today: target.value })}
        slotProps={{ htmlInput: { 'aria-label': t('preview.day') } }}
      />
      <TextField
        select
        size="small"
        value={language}
        onChange={({ target }) => onLanguage(target.value)}
        slotProps={{
          select: { displayEmpty: true, inputProps: { 'aria-label': t('preview.language') } },
        }}
      >
        {languages.map((one) => (
          <MenuItem key={one} value={one} lang={one || 'en'}>
            {ownLanguageName(one || 'en')}
          </MenuItem>
        ))}
      </TextField>
      <FillingChoice fill={choices.fill} examples={examples} change={change} />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('preview.width')}
        value={width}
        onChange={(_event, wanted: Width | null) => wanted && onWidth(wanted)}
      >
        {(Object.keys(widths) as Width[]).map((one) => (
          <ToggleButton key={one} value={one} aria-label={t(`preview.widths.${one}`)}>
            {widths[one] ?? t('preview.fits')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButton
        size="small"
        value="coverage"
        selected={showsCoverage}
        onChange={() => onShowsCoverage(!showsCoverage)}
        sx={{ textTransform: 'none' }}
      >
        {t('preview.coverage.show')}
      </ToggleButton>
      <Tooltip title={t('preview.restart')}>
        <IconButton size="small" onClick={() => change({ kind: 'restart' })}>
          <SvgIcon fontSize="small">
            <path d={turn} />
          </SvgIcon>
        </IconButton>
      </Tooltip>
    </Box>
  );
});
