import { type WordRow, wordTable } from '#authoring';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Select,
  TextField,
} from '@mui/material';
import { useRef } from 'react';
import { t } from '../../i18n';
import { languageName } from '../../languageName';
import { download } from '../download';
import type { AskedWords } from '../panel';
import { AddLanguage } from '../../shell/AddLanguage';
import { isGap } from './wordEdits';

interface Props {
  name: string;
  language: string | undefined;
  languages: string[];
  rows: WordRow[];
  shown: number;
  filter: AskedWords;
  onFilter: (changed: Partial<AskedWords>) => void;
  onAdd: (language: string) => void;
  onTable: (table: Blob) => void;
}

/** The language, what to look for, and the way to a translator and back. */
export function WordsToolbar({ name, language, languages, rows, filter, ...props }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const all = [...new Set([...languages, ...(language === undefined ? [] : [language])])];
  const gaps = rows.filter(isGap).length;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {language !== undefined && (
        <Select
          size="small"
          variant="standard"
          disableUnderline
          value={language}
          onChange={({ target }) => props.onFilter({ language: target.value })}
          slotProps={{ input: { 'aria-label': t('words.language') } }}
        >
          {all.map((tag) => (
            <MenuItem key={tag} value={tag} dense>
              {languageName(tag)}
            </MenuItem>
          ))}
        </Select>
      )}
      <AddLanguage known={all} onAdd={props.onAdd} />
      {language !== undefined && (
        <>
          <TextField
            type="search"
            variant="standard"
            placeholder={t('words.search')}
            value={filter.asked}
            onChange={({ target }) => props.onFilter({ asked: target.value })}
            slotProps={{ htmlInput: { 'aria-label': t('words.search') } }}
            sx={{ width: 130 }}
          />
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={filter.onlyGaps}
                onChange={({ target }) => props.onFilter({ onlyGaps: target.checked })}
              />
            }
            label={t('words.onlyGaps', { count: gaps })}
            slotProps={{ typography: { variant: 'body2' } }}
          />
          <Box
            component="span"
            role="status"
            sx={{ color: 'text.secondary', fontSize: 12, flex: 1, whiteSpace: 'nowrap' }}
          >
            {t('words.count', { shown: props.shown, all: rows.length })}
          </Box>
          <Button
            onClick={() =>
              download(`words-${name}-${language}.csv`, 'text/csv', wordTable(rows, language))
            }
          >
            {t('words.export')}
          </Button>
          <Button onClick={() => file.current?.click()}>{t('words.import')}</Button>
          <input
            ref={file}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            hidden
            aria-label={t('words.import')}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) props.onTable(chosen);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
        </>
      )}
    </Box>
  );
}
