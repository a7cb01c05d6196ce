import {
  checkCatalogue,
  type Files,
  formatDiagnostic,
  type JsonChange,
  jsonChanges,
  overlayOf,
  readSourceFile,
} from '#authoring';
import { dirname } from 'node:path';
import { changeText, type DiffLine, diffOf, type TypeDiff } from './diffLine';
import { t } from './i18n';
import { isUnreadable } from './lint';

const catalogue = 'catalogue.json';

/** What changed in the catalogue. What is removed cannot be opened any more. `keys`: the request types of now. */
export function diffCatalogue(older: Files, newer: Files, keys: string[]): TypeDiff {
  return diffOf(catalogue, [
    ...linesOfCatalogue(older[catalogue], newer[catalogue], keys),
    ...diffOverlays('.', older, newer),
  ]);
}

function linesOfCatalogue(
  was: string | undefined,
  is: string | undefined,
  keys: string[],
): DiffLine[] {
  if (is === undefined)
    return was === undefined ? [] : [{ isBreaking: true, message: t('diff.noCatalogue') }];
  const unreadable = checkCatalogue(is, keys).filter(isUnreadable);
  if (was !== is && unreadable.length > 0)
    return unreadable.map((one) => ({ isBreaking: true, message: formatDiagnostic(one) }));
  return linesOfFile(catalogue, was, is, ({ kind }) => kind === 'removed');
}

/** What changed in the overlays of a folder: words, which break nothing. */
export function diffOverlays(folder: string, older: Files, newer: Files): DiffLine[] {
  const paths = new Set([...Object.keys(older), ...Object.keys(newer)]);
  return [...paths]
    .filter((path) => dirname(path) === folder && overlayOf(path) !== undefined)
    .flatMap((path) => linesOfFile(path, older[path], newer[path], () => false));
}

function linesOfFile(
  path: string,
  was: string | undefined,
  is: string | undefined,
  isBreaking: (change: JsonChange) => boolean,
): DiffLine[] {
  const [before, after] = [was, is].map((text) => readSourceFile(path, text ?? '{}'));
  const [error] = after!.diagnostics;
  if (was !== is && error) return [{ isBreaking: false, message: formatDiagnostic(error) }];
  return jsonChanges(before!.value, after!.value).map((change) => {
    const { line, column } = after!.positionOf(change.at);
    const place = `${path}:${line}:${column}`;
    return { isBreaking: isBreaking(change), message: `${place} ${changeText(change)}` };
  });
}
