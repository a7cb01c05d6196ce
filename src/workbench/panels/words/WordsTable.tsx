import type { WordRow } from '#authoring';
import { Box, ButtonBase } from '@mui/material';
import { memo, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n';
import { nameOf } from '../../editor/filesOf';
import { isGap, languageName } from './wordEdits';

interface Props {
  rows: WordRow[];
  language: string;
  /** False where there is no place for the translation. */
  onTranslate: (row: WordRow, translation: string) => boolean;
  onOpen: (row: WordRow) => void;
}

/** Each text with its translation, to type over. */
export function WordsTable({ rows, language, onTranslate, onOpen }: Props) {
  const current = useRef({ onTranslate, onOpen });
  useEffect(() => {
    current.current = { onTranslate, onOpen };
  });
  const [actions] = useState(() => ({
    translate: (row: WordRow, text: string) => current.current.onTranslate(row, text),
    open: (row: WordRow) => current.current.onOpen(row),
  }));
  return (
    <Box component="table" sx={look} aria-label={t('words.title')}>
      <thead>
        <tr>
          <th scope="col">{t('words.seen')}</th>
          <th scope="col">{t('words.first')}</th>
          <th scope="col">{languageName(language)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.file}#${row.pointer}`} row={row} language={language} {...actions} />
        ))}
      </tbody>
    </Box>
  );
}

interface RowProps {
  row: WordRow;
  language: string;
  translate: (row: WordRow, text: string) => boolean;
  open: (row: WordRow) => void;
}

const Row = memo(
  function Row({ row, language, translate, open }: RowProps) {
    const { seen, file, text } = row;
    const isShared = file.startsWith('schemas/_shared/');
    return (
      <tr>
        <td title={`${file}#${row.pointer}`}>
          {seen}
          {isShared && <span className="shared">{t('words.shared', { file: nameOf(file) })}</span>}
        </td>
        <td>
          <ButtonBase className="first" onClick={() => open(row)} title={t('words.open')}>
            {text}
          </ButtonBase>
        </td>
        <td className={isGap(row) ? 'gap' : ''}>
          <Translation row={row} language={language} translate={translate} />
        </td>
      </tr>
    );
  },
  (one, other) =>
    one.language === other.language &&
    one.row.text === other.row.text &&
    one.row.seen === other.row.seen &&
    one.row.translation === other.row.translation,
);

/** While it is typed, what was typed shows; the words that were read anew are those of a moment ago. */
function Translation({ row, language, translate }: Omit<RowProps, 'open'>) {
  const [typed, setTyped] = useState<{ text: string; before: string; isLeft: boolean }>();
  const isTyped = typed && (!typed.isLeft || typed.before === row.translation);
  const value = isTyped ? typed.text : row.translation;
  return (
    <textarea
      lang={language}
      rows={Math.max(1, ...[row.text, value].map((one) => Math.ceil(one.length / 44)))}
      value={value}
      placeholder={t('words.gap')}
      aria-label={t('words.translation', { language: languageName(language), text: row.text })}
      onChange={({ target }) => {
        const isTaken = translate(row, target.value);
        if (isTaken) setTyped({ text: target.value, before: row.translation, isLeft: false });
      }}
      onBlur={() => typed && setTyped({ ...typed, before: row.translation, isLeft: true })}
    />
  );
}

const look = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 13,
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    textAlign: 'left',
    fontWeight: 600,
    color: 'text.secondary',
    px: 1.5,
    py: 0.75,
    boxShadow: 'inset 0 -1px var(--mui-palette-divider)',
  },
  '& th:first-of-type': { width: '28%' },
  '& td': { px: 1.5, py: 0.5, verticalAlign: 'top', borderBottom: 1, borderColor: 'divider' },
  '& td:first-of-type': { color: 'text.secondary', overflowWrap: 'anywhere', pt: 0.75 },
  '& .shared': { display: 'block', fontSize: 11.5 },
  '& .first': {
    font: 'inherit',
    textAlign: 'left',
    whiteSpace: 'pre-wrap',
    py: 0.25,
    borderRadius: 0.5,
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  },
  '& td.gap': { bgcolor: 'rgb(224 161 48 / 14%)' },
  '& textarea': {
    width: '100%',
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    border: '1px solid transparent',
    borderRadius: 0.5,
    px: 0.5,
    py: 0.25,
    resize: 'none',
    fieldSizing: 'content',
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
    '&:hover': { borderColor: 'divider' },
    '&:focus': {
      outline: '2px solid',
      outlineColor: 'primary.main',
      bgcolor: 'background.paper',
    },
  },
  '& tbody tr': { contentVisibility: 'auto', containIntrinsicSize: 'auto 34px' },
};
