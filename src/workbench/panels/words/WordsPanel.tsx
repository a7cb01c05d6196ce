import { overlayPath, type WordRow } from '#authoring';
import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useFilesOf } from '../../checker/useFilesOf';
import { t } from '../../i18n';
import { useProject } from '../../project/useProject';
import { usePlace } from '../../shell/place';
import { Failed } from '../Failed';
import { type AskedWords, usePanel } from '../panel';
import { positionOf } from './positionOf';
import { TableReport } from './TableReport';
import { type ReadTable, readTable } from './tables';
import { idOf, languagesIn, matching, newLanguage, translated } from './wordEdits';
import { useWords } from './useWords';
import { WordsTable } from './WordsTable';
import { WordsToolbar } from './WordsToolbar';

/** Every sentence that a customer reads, with its translation. Without `requestKey`: those of the catalogue. */
export function WordsPanel({ requestKey }: { requestKey?: string }) {
  const project = useProject();
  const { goTo } = usePlace();
  const { words: asked, showWords } = usePanel();
  const files = useFilesOf(requestKey);
  const languages = languagesIn(requestKey, Object.keys(files));
  const language = asked.language ?? languages[0];
  const { words: found, failed } = useWords(requestKey, language);
  const [report, setReport] = useState<ReadTable>();
  const [refused, setRefused] = useState<string>();

  const textOf = (path: string) => project.textOf(path);
  const rows = Array.isArray(found) ? found : [];
  // A row that is typed in is there until something else is looked for.
  const [edited, setEdited] = useState<string[]>([]);
  const shown = matching(rows, asked, edited);
  const filter = (changed: Partial<AskedWords>) => {
    setEdited([]);
    showWords(changed);
  };

  const translate = (row: WordRow, translation: string): boolean => {
    const changed = translated(row, language!, translation, textOf);
    setRefused(changed ? undefined : overlayPath(row.file, language!));
    if (changed) {
      setEdited((now) => [...new Set([...now, idOf(row)])]);
      project.edit(changed, `words ${language} ${idOf(row)}`);
    }
    return changed !== undefined;
  };
  const take = async (table: Blob) => {
    const read = await readTable(table, rows, language!, textOf);
    setReport(read);
    if ('taken' in read) project.edit(read.taken.files);
  };
  const open = ({ file, pointer }: WordRow) => {
    const text = textOf(file);
    goTo({
      ...(requestKey !== undefined && { key: requestKey }),
      path: file,
      ...(text !== undefined && { position: positionOf(text, pointer) }),
    });
  };

  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <WordsToolbar
        name={requestKey ?? 'catalogue'}
        language={language}
        languages={languages}
        rows={rows}
        shown={shown.length}
        filter={asked}
        onFilter={filter}
        onAdd={(tag) => {
          project.edit(newLanguage(requestKey, tag));
          filter({ language: tag });
        }}
        onTable={(table) => void take(table)}
      />
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }} tabIndex={-1}>
        {report && <TableReport report={report} onClose={() => setReport(undefined)} />}
        {refused !== undefined && (
          <Alert severity="error" onClose={() => setRefused(undefined)} sx={{ borderRadius: 0 }}>
            {t('words.misfit', { path: refused })}
          </Alert>
        )}
        {failed !== undefined && <Failed message={failed} />}
        {language === undefined ? (
          <Note text={t('words.noLanguage')} />
        ) : found === undefined ? (
          failed === undefined && <Note text={t('loading')} />
        ) : !Array.isArray(found) ? (
          <Note text={t('words.unreadable', { ...found })} />
        ) : shown.length === 0 ? (
          <Note text={t(`words.nothing.${nothingFor(asked)}`)} />
        ) : (
          <WordsTable
            rows={shown}
            read={rows}
            language={language}
            onTranslate={translate}
            onOpen={open}
          />
        )}
      </Box>
    </Box>
  );
}

function nothingFor({ asked, onlyGaps }: AskedWords): 'noGaps' | 'gaps' | 'texts' {
  if (!onlyGaps) return 'texts';
  return asked === '' ? 'noGaps' : 'gaps';
}

const Note = ({ text }: { text: string }) => (
  <Typography role="status" sx={{ p: 2, color: 'text.secondary' }}>
    {text}
  </Typography>
);
