import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--mui-palette-primary-main)' },
  { tag: tags.string, color: 'var(--mui-palette-warning-main)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--mui-palette-success-main)' },
]);

const look = EditorView.theme({
  '&': { fontSize: '13px', color: 'var(--mui-palette-text-primary)' },
  '&.cm-focused': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
    lineHeight: '1.6',
  },
  '.cm-content': { caretColor: 'var(--mui-palette-text-primary)' },
  '.cm-cursor': { borderLeftColor: 'var(--mui-palette-text-primary)' },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    color: 'var(--mui-palette-text-secondary)',
    border: 'none',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'rgb(11 79 92 / 7%)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--mui-palette-background-paper)',
    color: 'var(--mui-palette-text-primary)',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: '8px',
    maxWidth: '520px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--mui-palette-primary-main)',
    color: 'var(--mui-palette-primary-contrastText)',
  },
  '.cm-hover': { padding: '8px 12px', maxHeight: '340px', overflow: 'auto' },
  '.cm-panels': { backgroundColor: 'var(--mui-palette-background-default)', color: 'inherit' },
});

/** JSON with line numbers, in the colours of the workbench. */
export const jsonText: Extension = [lineNumbers(), json(), syntaxHighlighting(colours), look];
