import { checkCatalogue } from '../lint/checkCatalogue';
import { isUnreadable } from '../diagnostic';
import { readCatalogue } from '../lint/readCatalogue';
import type { Files } from '../read/readDefinition';
import { readSourceFile } from '../read/sourceFile';
import type { JsonChange } from './changes';
import { type DiffLine, diffOf, lineOfDiagnostic, type TypeDiff } from './diffLine';
import { diffFile, diffOverlays } from './diffOverlays';
import { offerChanges } from './offerChanges';
import { offerText } from './offerText';

const catalogue = 'catalogue.json';

/** What changed in the catalogue. What is removed cannot be opened any more. `keys`: the request types of now. */
export function diffCatalogue(older: Files, newer: Files, keys: string[]): TypeDiff {
  return diffOf(catalogue, [
    ...linesOfCatalogue(older[catalogue], newer[catalogue], keys),
    ...diffOverlays('', older, newer),
  ]);
}

function linesOfCatalogue(
  was: string | undefined,
  is: string | undefined,
  keys: string[],
): DiffLine[] {
  if (is === undefined) return was === undefined ? [] : [noCatalogue];
  const unreadable = checkCatalogue(is, keys).filter(isUnreadable);
  if (was !== is && unreadable.length > 0)
    return unreadable.map((one) => lineOfDiagnostic(one, true));
  return [...linesOfOffers(was, is), ...diffFile(catalogue, was, is, isRemoved)];
}

const noCatalogue: DiffLine = {
  kind: 'change',
  isBreaking: true,
  message: 'catalogue.json is gone: no request type can be found any more',
};

const isRemoved = ({ kind }: JsonChange) => kind === 'removed';

/** One line for each request type that other customers are offered, or on other days. */
function linesOfOffers(was: string | undefined, is: string): DiffLine[] {
  const [older, newer] = [readCatalogue(was), readCatalogue(is)];
  if (!older || !newer) return [];
  const { positionOf } = readSourceFile(catalogue, is);
  return offerChanges(older, newer).map(({ key, at, takesAway, ...change }) => {
    const [before, now] = [offerText(change.was), offerText(change.is)];
    return {
      kind: 'change',
      isBreaking: takesAway,
      place: { file: catalogue, ...positionOf(at) },
      message:
        before === now
          ? `"${key}" is offered ${now} as before, but the condition has changed`
          : `"${key}" was offered ${before}, and now ${now}`,
    };
  });
}
