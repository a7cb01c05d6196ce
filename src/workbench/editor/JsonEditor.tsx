import { Box } from '@mui/material';
import { setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Position } from '../address';
import type { CoveredLine } from '../checker/coveredLines';
import { t } from '../i18n';
import type { Fix } from '../panels/fix/useFixOf';
import type { Meaning } from '../reference/meaning';
import { meaningAt, sectionOfFile } from '../reference/meaningAt';
import { ReferenceDialog } from '../reference/ReferenceDialog';
import { markCoverage } from './coverageMarks';
import { editorDiagnostics, type FixableDiagnostic, offsetAt } from './editorDiagnostics';
import { EditorStatus } from './EditorStatus';
import { jsonExtensions } from './jsonExtensions';
import { smallestChange, typedOver, withPlainBreaks } from './smallestChange';

interface Props {
  path: string;
  text: string;
  diagnostics: FixableDiagnostic[];
  /** The lines that have rules; undefined where it is not known. */
  coverage: CoveredLine[] | undefined;
  position: Position | undefined;
  onType: (text: string) => void;
  /** All texts, for completion. */
  filesOf: () => { [path: string]: string };
}

/** A change that came from another view, from undo, or from the disk. */
const fromOutside = Annotation.define<true>();

/** The text of a file. What happened to the text elsewhere is taken over where it differs, so that the cursor stays. */
export function JsonEditor({
  path,
  text,
  diagnostics,
  coverage,
  position,
  onType,
  filesOf,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [offset, setOffset] = useState(0);
  const [refused, setRefused] = useState<string>();
  const [explained, setExplained] = useState<{ meaning?: Meaning; section: string }>();
  function explain() {
    const { meaning } = meaningAt(path, withPlainBreaks(text), offset, filesOf()) ?? {};
    setExplained({ meaning, section: meaning?.section ?? sectionOfFile(path) });
  }
  const mend = useCallback((fix: Fix) => void fix.apply().then(setRefused), []);
  const current = useRef({ onType, filesOf, text });
  useEffect(() => {
    current.current = { onType, filesOf, text };
  });

  useEffect(() => {
    const editor = new EditorView({
      parent: place.current!,
      state: EditorState.create({
        doc: current.current.text,
        extensions: [
          jsonExtensions(
            path,
            () => current.current.filesOf(),
            (meaning) => setExplained({ meaning, section: meaning.section! }),
          ),
          commandKeys(() => frame.current!),
          EditorView.contentAttributes.of({
            'aria-label': t('editor.text', { path }),
            // It has the focus of the part that scrolls.
            tabindex: '0',
          }),
          EditorView.updateListener.of((update) => {
            if (update.selectionSet || update.docChanged)
              setOffset(update.state.selection.main.head);
            const isTyped = update.transactions.some(
              (one) => one.docChanged && !one.annotation(fromOutside),
            );
            if (isTyped)
              current.current.onType(typedOver(current.current.text, update.state.doc.toString()));
          }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      view.current = undefined;
      editor.destroy();
    };
  }, [path]);

  useEffect(() => {
    const editor = view.current!;
    const change = smallestChange(editor.state.doc.toString(), withPlainBreaks(text));
    if (change) editor.dispatch({ changes: change, annotations: fromOutside.of(true) });
  }, [path, text]);

  useEffect(() => {
    const editor = view.current!;
    const found = editorDiagnostics(editor.state, diagnostics, mend);
    editor.dispatch(setDiagnostics(editor.state, found));
  }, [path, text, diagnostics, mend]);

  useEffect(() => {
    const editor = view.current!;
    if (coverage) editor.dispatch(markCoverage(editor.state, coverage));
  }, [path, coverage]);

  useEffect(() => {
    const editor = view.current!;
    if (!position) return;
    const at = offsetAt(editor.state, position);
    editor.dispatch({
      selection: { anchor: at },
      effects: EditorView.scrollIntoView(at, { y: 'center' }),
    });
    editor.focus();
  }, [path, position]);

  return (
    <Box ref={frame} sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Box ref={place} sx={{ flex: 1, minHeight: 0, '& .cm-editor': { height: '100%' } }} />
      <EditorStatus
        path={path}
        text={withPlainBreaks(text)}
        offset={offset}
        filesOf={filesOf}
        diagnostics={diagnostics}
        onFix={mend}
        onMeaning={explain}
        refused={refused}
      />
      {explained && (
        <ReferenceDialog
          meaning={explained.meaning}
          section={explained.section}
          onClose={() => setExplained(undefined)}
        />
      )}
    </Box>
  );
}

/** The keys of the commands below the text. */
const commandKeys = (frame: () => HTMLElement) => {
  const run = (command: string) => () => {
    frame().querySelector<HTMLButtonElement>(`[data-command=${command}]`)?.click();
    return true;
  };
  return keymap.of([
    { key: 'F12', run: run('definition'), shift: run('uses') },
    { key: 'Mod-.', run: run('fix') },
    { key: 'Mod-k Mod-i', run: run('meaning') },
    { key: 'Alt-F1', run: run('meaning') },
  ]);
};
