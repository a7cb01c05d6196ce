import { asText, type JsonChange } from '#authoring';
import { t } from './i18n';

export interface DiffLine {
  isBreaking: boolean;
  message: string;
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

/** A change in words, without its place. */
export const changeText = ({ at, kind, was, is }: JsonChange): string =>
  t(`diff.${kind}At`, { at, was: asText(was), is: asText(is) });
