import type { Diagnostic } from '../diagnostic';
import { asText } from '../examples/differences';
import type { JsonChange } from './changes';

/** One thing that differs between two versions of a request type, or of the catalogue. */
export interface DiffLine {
  /**
   * `change`: in the files. `draft`: what a draft with the answers of an older example loses. `example`: an older example
   * fails in the newer version. `newExample`: a newer example fails in the older version.
   */
  kind: 'change' | 'draft' | 'example' | 'newExample';
  isBreaking: boolean;
  /** Absent for what concerns the request type as a whole. */
  place?: DiffPlace;
  /** Without its place; {@link diffLineText} has both. */
  message: string;
}

/** Where the newer version has it, or the nearest parent of what it no longer has; an example as a whole. */
export interface DiffPlace {
  file: string;
  line?: number;
  column?: number;
}

export interface TypeDiff {
  /** Of the request type; for the catalogue the name of its file. */
  key: string;
  verdict: 'compatible' | 'breaking';
  lines: DiffLine[];
}

export const diffOf = (key: string, lines: DiffLine[]): TypeDiff => ({
  key,
  verdict: lines.some(({ isBreaking }) => isBreaking) ? 'breaking' : 'compatible',
  lines,
});

/** A line as one text, with its place. */
export function diffLineText({ kind, place, message }: DiffLine): string {
  if (!place) return message;
  const { file, line, column } = place;
  if (kind === 'draft') return `a draft with the answers of ${file}: ${message}`;
  if (kind === 'example') return `${file} fails now: ${message}`;
  if (kind === 'newExample') return `${file} failed before: ${message}`;
  return `${file}:${line}:${column} ${message}`;
}

/** A change in words, without its place. */
export function changeText({ at, kind, was, is }: JsonChange): string {
  if (kind === 'added') return `${at} was added: ${asText(is)}`;
  if (kind === 'removed') return `${at} was removed: ${asText(was)}`;
  if (kind === 'reordered') return `${at} has another order: ${asText(is)} (was ${asText(was)})`;
  return `${at} changed from ${asText(was)} to ${asText(is)}`;
}

export const lineOfDiagnostic = (diagnostic: Diagnostic, isBreaking: boolean): DiffLine => {
  const { file, line, column, severity, rule, message } = diagnostic;
  return {
    kind: 'change',
    isBreaking,
    place: { file, line, column },
    message: `${severity} ${rule} ${message}`,
  };
};
