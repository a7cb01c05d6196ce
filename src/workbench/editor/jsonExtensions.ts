import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
} from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import {
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
} from '@codemirror/view';
import type { Meaning } from '../reference/meaning';
import { completions } from './completions';
import { coverageMarks } from './coverageMarks';
import { hovers } from './hovers';
import { jsonText } from './jsonText';

/** All that the text of one file can do. Undo is not among it: the workbench has one for all files. Tab leaves the text. */
export const jsonExtensions = (
  path: string,
  filesOf: () => { [path: string]: string },
  onMore: (meaning: Meaning) => void,
): Extension => [
  jsonText(),
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
  autocompletion({ override: completions(path, filesOf) }),
  hovers(path, filesOf, onMore),
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
  ]),
];
