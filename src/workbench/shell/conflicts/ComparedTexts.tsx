import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { Box, Typography } from '@mui/material';
import { type RefObject, useEffect, useRef } from 'react';
import { jsonText } from '../../editor/jsonText';
import { typedOver, withPlainBreaks } from '../../editor/smallestChange';
import { t } from '../../i18n';

interface Props {
  theirs: string;
  /** The right text, also after it was edited. */
  result: RefObject<string>;
  /** Replaces the right text, which can be undone there. */
  proposal: { text: string } | undefined;
}

/** Two texts side by side with their differing lines; the right one can be edited, and take lines of the left one. */
export function ComparedTexts({ theirs, result, proposal }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const right = useRef<EditorView>(null);
  useEffect(() => {
    const view = new MergeView({
      parent: place.current!,
      a: {
        doc: withPlainBreaks(theirs),
        extensions: [
          jsonText(),
          EditorState.readOnly.of(true),
          EditorView.contentAttributes.of({ 'aria-label': t('conflict.theirs'), tabindex: '0' }),
        ],
      },
      b: {
        doc: withPlainBreaks(result.current),
        extensions: [
          jsonText(),
          history(),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          EditorView.contentAttributes.of({ 'aria-label': t('conflict.mine'), tabindex: '0' }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) result.current = typedOver(result.current, state.doc.toString());
          }),
        ],
      },
      revertControls: 'a-to-b',
      renderRevertControl: takeButton,
      collapseUnchanged: { margin: 3, minSize: 6 },
    });
    right.current = view.b;
    return () => view.destroy();
  }, [theirs, result]);
  useEffect(() => {
    if (!proposal || !right.current) return;
    const { length } = right.current.state.doc;
    const insert = withPlainBreaks(proposal.text);
    right.current.dispatch({ changes: { from: 0, to: length, insert } });
  }, [proposal]);
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', pb: 0.5 }}>
        <Typography variant="subtitle2">{t('conflict.theirs')}</Typography>
        <Typography variant="subtitle2">{t('conflict.mine')}</Typography>
      </Box>
      <Box
        ref={place}
        data-own-undo
        sx={{
          border: 1,
          borderColor: 'divider',
          // Its own signs are in few fonts.
          '& .cm-collapsedLines::before, & .cm-collapsedLines::after': { content: '"…"' },
          '& .cm-mergeView': { height: '55vh', overflow: 'auto' },
        }}
      />
    </>
  );
}

function takeButton(): HTMLElement {
  const button = document.createElement('button');
  button.textContent = '→';
  button.title = t('conflict.takeLines');
  button.ariaLabel = t('conflict.takeLines');
  // The view takes the lines when the mouse is pressed; a key is no press of the mouse.
  button.addEventListener('click', ({ detail }) => {
    if (detail === 0) button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });
  return button;
}
