import { getChunks, unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { jsonText } from '../../editor/jsonText';
import { t } from '../../i18n';

interface Props {
  path: string;
  was: string;
  is: string;
  /** Whether unchanged lines are shown, too. */
  isWhole: boolean;
}

/** The lines of a text that were removed and added, below each other. */
export function TextDifference({ path, was, is, isWhole }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = new EditorView({
      parent: place.current!,
      state: EditorState.create({
        doc: is,
        extensions: [
          jsonText(),
          EditorState.readOnly.of(true),
          EditorView.editable.of(false),
          marks,
          EditorView.contentAttributes.of({
            'aria-label': t('difference.text', { path }),
            tabindex: '0',
          }),
          unifiedMergeView({
            original: was,
            mergeControls: false,
            ...(!isWhole && { collapseUnchanged: { margin: 2, minSize: 3 } }),
          }),
        ],
      }),
    });
    const [first] = getChunks(view.state)?.chunks ?? [];
    if (first) view.dispatch({ effects: EditorView.scrollIntoView(first.fromB, { y: 'center' }) });
    return () => view.destroy();
  }, [path, was, is, isWhole]);
  return <Box ref={place} sx={{ height: '100%', '& .cm-editor': { height: '100%' } }} />;
}

/** Colour is not the only sign of what was added and removed. */
const marks = EditorView.theme({
  '.cm-line::before, .cm-deletedLine::before': { content: '"  "', whiteSpace: 'pre' },
  '.cm-changedLine::before': { content: '"+ "' },
  '.cm-deletedLine::before': { content: '"− "' },
  // Few fonts have the sign that the library puts around it.
  '.cm-collapsedLines::before, .cm-collapsedLines::after': { content: 'none' },
  '.cm-deletedChunk': { backgroundColor: 'rgb(200 60 40 / 12%)' },
  '&.cm-merge-b .cm-changedLine': { backgroundColor: 'rgb(40 140 70 / 14%)' },
});
