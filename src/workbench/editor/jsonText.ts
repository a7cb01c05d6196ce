import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { ownColours } from './ownColours';

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--mui-palette-primary-main)' },
  { tag: tags.string, color: 'var(--mui-palette-warning-main)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--mui-palette-success-main)' },
]);

const tinted = (colour: 'warning' | 'success') =>
  `color-mix(in srgb, var(--mui-palette-${colour}-main) 20%, transparent)`;

const look = EditorView.theme({
  '&': { fontSize: '13px', color: 'var(--mui-palette-text-primary)' },
  '&.cm-focused': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'var(--fixed-width)',
    lineHeight: '1.6',
  },
  '.cm-content': { caretColor: 'var(--mui-palette-text-primary)' },
  '.cm-cursor': { borderLeftColor: 'var(--mui-palette-text-primary)' },
  '.cm-gutters': {
    // Opaque: a long line goes on below it.
    backgroundColor: 'var(--mui-palette-background-paper)',
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
  '.cm-textfield, .cm-button': {
    minHeight: '26px',
    padding: '2px 8px',
    color: 'inherit',
    backgroundColor: 'var(--mui-palette-background-paper)',
    backgroundImage: 'none',
    border: '1px solid var(--mui-palette-text-secondary)',
    borderRadius: '6px',
  },
  '.cm-textfield, .cm-button, .cm-panel.cm-search label': { fontSize: '12.5px' },
  // Those of CodeMirror are too bright for light letters.
  '.cm-searchMatch': { backgroundColor: tinted('warning') },
  '.cm-searchMatch-selected': { outline: '1px solid var(--mui-palette-warning-main)' },
  '.cm-selectionMatch': { backgroundColor: tinted('success') },
  '.cm-panel.cm-search button[name="close"]': { minWidth: '24px', minHeight: '24px' },
});

/** JSON with line numbers, in the colours of the workbench. */
export const jsonText = (): Extension => [
  lineNumbers(),
  json(),
  syntaxHighlighting(colours),
  ownColours(),
  look,
];
