import { type Catalogue, pointerOf, refusalRules } from '#engine';
import type { Diagnostic } from '../diagnostic';
import { didYouMean } from '../didYouMean';
import { type Files, readDefinition } from '../read/readDefinition';
import { readSourceFile } from '../read/sourceFile';
import { sourceLocation } from '../read/sourceLocation';
import { entriesIn } from './catalogueKeys';

/**
 * What a refused customer is led to (`next`) and does not exist. `catalogue`: the text of catalogue.json, whose shape is
 * right, or nothing where it cannot be read; `screens`: the last parts of the addresses of the portal's screens.
 */
export function checkNextSteps(
  key: string,
  files: Files,
  catalogue: string,
  screens: readonly string[],
): Diagnostic[] {
  const read = readDefinition(key, files);
  if ('diagnostics' in read || catalogue === '') return [];
  const { definition, sources } = read;
  const known = [...targetsIn(readSourceFile('catalogue.json', catalogue).value ?? {}), ...screens];
  return refusalRules(definition.request).flatMap(({ at, next }): Diagnostic[] => {
    const opens = next?.opens;
    if (opens === undefined || known.includes(opens)) return [];
    const place = sourceLocation(
      sources,
      `schemas/${key}/request.json`,
      at + pointerOf('next', 'opens'),
    );
    const message = `No request type or screen is called "${opens}". ${didYouMean(opens, known, 'Use a key of catalogue.json, a name in openedBy, or the last part of the address of a screen.')}`;
    return [{ ...place, severity: 'error', rule: 'catalogue-next', message }];
  });
}

const targetsIn = (catalogue: Partial<Catalogue>): string[] => [
  ...[...entriesIn(catalogue)].map(({ key }) => key),
  ...(catalogue.serviceTypes ?? []).flatMap(({ requestTypes }) =>
    requestTypes.flatMap(({ openedBy = [] }) => openedBy),
  ),
];
