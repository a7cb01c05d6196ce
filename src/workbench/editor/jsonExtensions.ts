import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { completions } from './completions';
import { coverageMarks } from './coverageMarks';
import { hovers } from './hovers';

/** All that the text of one file can do. Undo is not among it: the workbench has one for all files. Tab leaves the text. */
export const jsonExtensions = (
  path: string,
  filesOf: () => { [path: string]: string },
): Extension => [
  lineNumbers(),
  coverageMarks,
  foldGutter(),
  lintGutter(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  drawSelection(),
  indentOnInput(),
  indentUnit.of('  '),
  bracketMatching(),
  closeBrackets(),
  highlightSelectionMatches(),
  json(),
  syntaxHighlighting(colours),
  look,
  autocompletion({ override: completions(path, filesOf) }),
  hovers(path),
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
  ]),
];

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
  '.cm-hover': { padding: '6px 10px', whiteSpace: 'pre-wrap' },
  '.cm-panels': { backgroundColor: 'var(--mui-palette-background-default)', color: 'inherit' },
});
