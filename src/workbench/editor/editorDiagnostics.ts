import type { Diagnostic } from '#authoring';
import type { Diagnostic as EditorDiagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { Position } from '../address';

/** The offset of a place; the nearest one where the text has become shorter. */
export function offsetAt({ doc }: EditorState, { line, column }: Position): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + Math.max(column - 1, 0), to);
}

/** What is wrong, under the name or value that it is about. */
export const editorDiagnostics = (
  state: EditorState,
  diagnostics: Diagnostic[],
): EditorDiagnostic[] =>
  diagnostics.map(({ line, column, severity, message }) => {
    const from = offsetAt(state, { line, column });
    const { to: end } = state.doc.lineAt(from);
    const [token = ''] =
      /^(?:"(?:[^"\\]|\\.)*"|[\w.+-]+|[^\s])/.exec(state.doc.sliceString(from, end)) ?? [];
    return { from, to: from + token.length, severity, message };
  });
