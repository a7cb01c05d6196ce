import type { WordRow } from '#authoring';
import { Box, ButtonBase } from '@mui/material';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n';
import { nameOf } from '../../editor/filesOf';
import { languageName } from '../../languageName';
import { type AllTyped, leftAt, stillTyped } from './typedWords';
import { idOf, isGap } from './wordEdits';

interface Props {
  rows: WordRow[];
  /** All words, those of the rows among them: another array once they are read anew. */
  read: WordRow[];
  language: string;
  /** False where there is no place for the translation. */
  onTranslate: (row: WordRow, translation: string) => boolean;
  onOpen: (row: WordRow) => void;
}

/** Each text with its translation, to type over. */
export function WordsTable({ rows, read, language, onTranslate, onOpen }: Props) {
  const [all, setTyped] = useState<AllTyped>({});
  const typed = stillTyped(all, rows, read);
  if (typed !== all) setTyped(typed);
  const current = useRef({ rows, read, onTranslate, onOpen });
  useEffect(() => {
    current.current = { rows, read, onTranslate, onOpen };
  });
  const [actions] = useState(() => {
    // A row that is drawn may be of an earlier reading, with another base.
    const newest = (row: WordRow) =>
      current.current.rows.find((one) => idOf(one) === idOf(row)) ?? row;
    return {
      onType: (row: WordRow, text: string) => {
        if (!current.current.onTranslate(newest(row), text)) return;
        const one = { text, read: current.current.read, isLeft: false };
        setTyped((now) => ({ ...now, [idOf(row)]: one }));
      },
      onLeave: (row: WordRow) => setTyped((now) => leftAt(now, idOf(row))),
      onOpen: (row: WordRow) => current.current.onOpen(newest(row)),
    };
  });
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
          <Row
            key={idOf(row)}
            row={row}
            value={typed[idOf(row)]?.text ?? row.translation}
            language={language}
            {...actions}
          />
        ))}
      </tbody>
    </Box>
  );
}

interface RowProps {
  row: WordRow;
  /** The translation as it is typed. */
  value: string;
  language: string;
  onType: (row: WordRow, text: string) => void;
  onLeave: (row: WordRow) => void;
  onOpen: (row: WordRow) => void;
}

/** As in a spreadsheet: Enter leads to the next box, `Shift` breaks the line. What is still composed is not left. */
function onKey(event: KeyboardEvent<HTMLTextAreaElement>, open: () => void): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (event.altKey) return open();
  const next = event.currentTarget.closest('tr')!.nextElementSibling;
  next?.querySelector('textarea')?.focus();
}

const Row = memo(
  function Row({ row, value, language, onType, onLeave, onOpen }: RowProps) {
    const { seen, file, text } = row;
    const isShared = file.startsWith('schemas/_shared/');
    return (
      <tr>
        <td title={idOf(row)}>
          {seen}
          {isShared && <span className="shared">{t('words.shared', { file: nameOf(file) })}</span>}
        </td>
        <td>
          <ButtonBase
            className="first"
            tabIndex={-1}
            onClick={() => onOpen(row)}
            title={t('words.open')}
          >
            {text}
          </ButtonBase>
        </td>
        <td className={isGap(row) ? 'gap' : ''}>
          <textarea
            lang={language}
            rows={Math.max(1, ...[text, value].map((one) => Math.ceil(one.length / 44)))}
            value={value}
            placeholder={t('words.gap')}
            aria-label={t('words.translation', { language: languageName(language), text })}
            onChange={({ target }) => onType(row, target.value)}
            onBlur={() => onLeave(row)}
            onKeyDown={(event) => onKey(event, () => onOpen(row))}
          />
        </td>
      </tr>
    );
  },
  (one, other) =>
    one.language === other.language &&
    one.value === other.value &&
    one.row.text === other.row.text &&
    one.row.seen === other.row.seen &&
    one.row.translation === other.row.translation,
);

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
    // The heads of the columns lie over the first row.
    scrollMarginTop: 40,
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
