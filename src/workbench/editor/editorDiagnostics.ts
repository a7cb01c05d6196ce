import type { Diagnostic } from '#authoring';
import type { Diagnostic as EditorDiagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { Position } from '../address';
import type { Fix } from '../panels/fix/useFixOf';

/** A problem, with what mends it where a press can. */
export interface FixableDiagnostic extends Diagnostic {
  fix?: Fix;
}

/** The offset of a place; the nearest one where the text has become shorter. */
export function offsetAt({ doc }: EditorState, { line, column }: Position): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + Math.max(column - 1, 0), to);
}

/** What is wrong, under the name or value that it is about, with what mends it. */
export const editorDiagnostics = (
  state: EditorState,
  diagnostics: FixableDiagnostic[],
  onFix: (fix: Fix) => void,
): EditorDiagnostic[] =>
  diagnostics.map(({ line, column, severity, message, fix }) => {
    const from = offsetAt(state, { line, column });
    const { to: end } = state.doc.lineAt(from);
    const [token = ''] =
      /^(?:"(?:[^"\\]|\\.)*"|[\w.+-]+|[^\s])/.exec(state.doc.sliceString(from, end)) ?? [];
    const actions = fix && [{ name: fix.label, apply: () => onFix(fix) }];
    return { from, to: from + token.length, severity, message, ...(actions && { actions }) };
  });
