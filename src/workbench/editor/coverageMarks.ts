import {
  type EditorState,
  type Extension,
  RangeSet,
  StateEffect,
  StateField,
  type TransactionSpec,
} from '@codemirror/state';
import { EditorView, gutter, GutterMarker } from '@codemirror/view';
import type { CoveredLine } from '../checker/coveredLines';
import { t } from '../i18n';

class CoverageMark extends GutterMarker {
  constructor(
    readonly isCovered: boolean,
    readonly words: string,
  ) {
    super();
  }

  override eq(other: CoverageMark): boolean {
    return other.isCovered === this.isCovered && other.words === this.words;
  }

  override toDOM(view: EditorView): Node {
    const mark = view.dom.ownerDocument.createElement('div');
    mark.className = this.isCovered ? 'cm-covered' : 'cm-uncovered';
    mark.title = this.words;
    return mark;
  }
}

const changeMarks = StateEffect.define<RangeSet<GutterMarker>>();

/** The marks move with their lines until the next ones come. */
const marks = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(before, { changes, effects }) {
    const changed = effects.find((effect) => effect.is(changeMarks));
    return changed ? changed.value : before.map(changes);
  },
});

/** A bar beside each line with rules: green where examples cover them all, red with the words of what none does. */
export const coverageMarks: Extension = [
  marks,
  gutter({ class: 'cm-coverage', markers: (view) => view.state.field(marks) }),
  EditorView.theme({
    '.cm-coverage': { width: '10px' },
    '.cm-coverage .cm-gutterElement': { padding: '0 2px' },
    '.cm-coverage .cm-gutterElement > div': { height: '100%' },
    '.cm-covered': {
      backgroundColor: 'color-mix(in srgb, var(--mui-palette-success-main) 45%, transparent)',
    },
    '.cm-uncovered': {
      backgroundColor: 'color-mix(in srgb, var(--mui-palette-error-main) 75%, transparent)',
    },
  }),
];

/** Marks these lines of the text. */
export function markCoverage({ doc }: EditorState, lines: CoveredLine[]): TransactionSpec {
  const known = lines.filter(({ line }) => line <= doc.lines).toSorted((a, b) => a.line - b.line);
  const ranges = known.map(({ line, isCovered, words }) =>
    new CoverageMark(isCovered, wordsOf(isCovered, words)).range(doc.line(line).from),
  );
  return { effects: changeMarks.of(RangeSet.of(ranges)) };
}

const wordsOf = (isCovered: boolean, words: string[]): string =>
  isCovered ? t('coverage.covered') : words.join('\n') || t('coverage.elsewhere');
