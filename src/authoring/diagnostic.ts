/** A problem in the files of a request type. Lines and columns count from 1. */
export interface Diagnostic {
  file: string;
  line: number;
  column: number;
  severity: 'error' | 'warning';
  rule: string;
  /** What is wrong, then what to do. */
  message: string;
}

/** One line of text: `schemas/pan_card/ui.json:14:5 error ui-unknown-field …` */
export function formatDiagnostic({
  file,
  line,
  column,
  severity,
  rule,
  message,
}: Diagnostic): string {
  return `${file}:${line}:${column} ${severity} ${rule} ${message}`;
}

/** Whether a file cannot be read; the entries of such a catalogue are unknown. */
export const isUnreadable = ({ rule }: Diagnostic): boolean =>
  rule === 'shape' || /^(json|file)-/.test(rule);
