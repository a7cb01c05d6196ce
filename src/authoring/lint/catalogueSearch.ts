import { type Catalogue, type Pointer, pointerOf } from '#engine';
import type { Diagnostic } from '../diagnostic';
import { didYouMean } from '../didYouMean';
import { keywordFlaws, keywordLists } from '../languages/keywordLists';
import type { SourceFile } from '../read/sourceFile';

/** What is wrong with the ways to find a request type: its keywords, and the list of those that are asked for most. */
export function catalogueSearch(source: SourceFile, catalogue: Catalogue): Diagnostic[] {
  return [...offered(catalogue), ...keywords(catalogue)].map(
    ({ at, severity = 'error', ...found }) => ({
      file: source.path,
      ...source.positionOf(at),
      severity,
      ...found,
    }),
  );
}

interface Found {
  at: Pointer;
  severity?: Diagnostic['severity'];
  rule: string;
  message: string;
}

function* offered({ popular = [], otherwise, serviceTypes }: Catalogue): Generator<Found> {
  const rule = 'catalogue-popular';
  const entries = new Map(
    serviceTypes.flatMap(({ requestTypes }) => requestTypes.map((entry) => [entry.key, entry])),
  );
  const named: [string, Pointer][] = popular.map((key, i) => [key, pointerOf('popular', i)]);
  if (otherwise !== undefined) named.push([otherwise, '/otherwise']);
  for (const [key, at] of named) {
    if (entries.has(key)) continue;
    const hint = didYouMean(key, [...entries.keys()], 'Use the key of an entry.');
    yield { at, rule, message: `No service type has the request type "${key}". ${hint}` };
  }
  for (const [i, key] of popular.entries()) {
    const at = pointerOf('popular', i);
    if (popular.indexOf(key) < i)
      yield { at, rule, message: `"${key}" is duplicated. Remove one.` };
    else if (entries.has(key) && entries.get(key)!.icon === undefined)
      yield { at, rule, message: `The entry "${key}" has no icon. Add one.` };
  }
}

function* keywords(catalogue: Catalogue): Generator<Found> {
  for (const { at, list, titles } of keywordLists(catalogue)) {
    if (list.length === 0)
      yield {
        at,
        severity: 'warning',
        rule: 'catalogue-keywords',
        message:
          'There are no keywords, so a search finds it by its title only. Write what people call it, or remove the list.',
      };
    for (const { index, message } of keywordFlaws(list, titles))
      yield { at: at + pointerOf(index), rule: 'catalogue-keywords', message };
  }
}
