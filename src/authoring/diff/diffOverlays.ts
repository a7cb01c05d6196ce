import { overlayOf } from '../read/overlays';
import type { Files } from '../read/readDefinition';
import { readSourceFile } from '../read/sourceFile';
import { type JsonChange, jsonChanges } from './changes';
import { changeText, type DiffLine, lineOfDiagnostic } from './diffLine';

/** What changed in the overlays of a folder, "" for that of the catalogue: words, which break nothing. */
export function diffOverlays(folder: string, older: Files, newer: Files): DiffLine[] {
  const paths = new Set([...Object.keys(older), ...Object.keys(newer)]);
  return [...paths]
    .filter((path) => folderOf(path) === folder && overlayOf(path) !== undefined)
    .flatMap((path) => diffFile(path, older[path], newer[path], () => false));
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** What changed in one JSON file, value by value. */
export function diffFile(
  path: string,
  was: string | undefined,
  is: string | undefined,
  isBreaking: (change: JsonChange) => boolean,
): DiffLine[] {
  const [before, after] = [readSourceFile(path, was ?? '{}'), readSourceFile(path, is ?? '{}')];
  const [error] = after.diagnostics;
  if (was !== is && error) return [lineOfDiagnostic(error, false)];
  return jsonChanges(before.value, after.value)
    .filter(isReportedHere)
    .map((change) => ({
      kind: 'change',
      isBreaking: isBreaking(change),
      place: { file: path, ...after.positionOf(change.at) },
      message: changeText(change),
    }));
}

/** Changes of `offered` are reported with the catalogue. */
const isReportedHere = ({ at }: JsonChange): boolean => !/\/offered(\/|$)/.test(at);
