import {
  checkCatalogue,
  type Files,
  formatDiagnostic,
  type JsonChange,
  jsonChanges,
  offerChanges,
  overlayOf,
  readSourceFile,
} from '#authoring';
import { dirname } from 'node:path';
import { readCatalogue } from './files/catalogueEntries';
import { changeText, type DiffLine, diffOf, type TypeDiff } from './diffLine';
import { t } from './i18n';
import { isUnreadable } from './lint';
import { offerText } from './offerText';

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
  return [...linesOfOffers(was, is), ...linesOfFile(catalogue, was, is, isRemoved)];
}

const isRemoved = ({ kind }: JsonChange) => kind === 'removed';

/** To whom request types are offered, in words. */
function linesOfOffers(was: string | undefined, is: string): DiffLine[] {
  const [older, newer] = [readCatalogue(was), readCatalogue(is)];
  if (!older || !newer) return [];
  const { positionOf } = readSourceFile(catalogue, is);
  return offerChanges(older, newer).map(({ key, at, takesAway, ...change }) => {
    const { line, column } = positionOf(at);
    const place = `${catalogue}:${line}:${column}`;
    const [before, now] = [offerText(change.was), offerText(change.is)];
    const words = before === now ? 'diff.offerCondition' : 'diff.offered';
    return { isBreaking: takesAway, message: t(words, { place, key, was: before, is: now }) };
  });
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
  const changes = jsonChanges(before!.value, after!.value);
  return changes.filter(isSaidHere).map((change) => {
    const { line, column } = after!.positionOf(change.at);
    const place = `${path}:${line}:${column}`;
    return { isBreaking: isBreaking(change), message: `${place} ${changeText(change)}` };
  });
}

/** A change of `offered` is told in words. */
const isSaidHere = ({ at }: JsonChange): boolean => !/\/offered(\/|$)/.test(at);
