import { getAt, type RequestRules } from '#engine';
import type { Diagnostic } from '../diagnostic';
import { didYouMean } from '../didYouMean';
import { readSourceFile } from '../read/sourceFile';
import { type CatalogueKey, entriesIn } from './catalogueKeys';

/**
 * What is wrong between the catalogue and the request types: entries without a folder, sub-types and
 * tickets that two request types share, and tickets of a sub-type that none has. `catalogue` is the text of catalogue.json, `requests` that of each request.json, by key.
 */
export function checkConsistency(
  catalogue: string,
  requests: { [key: string]: string },
): Diagnostic[] {
  const source = readSourceFile('catalogue.json', catalogue);
  const entries = [...entriesIn(source.value ?? {})];
  return [
    ...checkFolders(catalogue, Object.keys(requests)),
    ...duplicateSubTypes(entries, requests),
    ...duplicateCalls(requests),
    ...unknownSubTypes(requests),
  ];
}

/**
 * The entries of a catalogue without a folder. A warning only: one may be in preparation, but most often its key is
 * misspelt. `catalogue`: the text of catalogue.json, whose shape is right.
 */
export function checkFolders(catalogue: string, folders: string[]): Diagnostic[] {
  const source = readSourceFile('catalogue.json', catalogue);
  return [...entriesIn(source.value ?? {})]
    .filter(({ key }) => !folders.includes(key))
    .map(({ key, at }) => ({
      file: source.path,
      ...source.positionOf(at),
      severity: 'warning',
      rule: 'catalogue-entry',
      message: `The folder schemas/${key} does not exist. ${didYouMean(key, folders, 'Add it, or remove this entry.')}`,
    }));
}

function duplicateSubTypes(
  entries: CatalogueKey[],
  requests: { [key: string]: string },
): Diagnostic[] {
  const entryOf = new Map(entries.map(({ key, entry }) => [key, entry]));
  const firstWith = new Map<string, string>();
  return Object.entries(requests).flatMap(([key, text]): Diagnostic[] => {
    const source = readSourceFile(`schemas/${key}/request.json`, text);
    const name: unknown = getAt(source.value, '/subType/name');
    if (typeof name !== 'string') return [];
    const id = name.trim().toLowerCase();
    const first = firstWith.get(id);
    firstWith.set(id, first ?? key);
    const entry = entryOf.get(key);
    if (first === undefined || (entry !== undefined && entry === entryOf.get(first))) return [];
    return [
      {
        file: source.path,
        ...source.positionOf('/subType/name'),
        severity: 'error',
        rule: 'sub-type-twice',
        message: `The sub-type "${name}" is duplicated: "${first}" has it too, and the insurer cannot tell them apart. Use another name.`,
      },
    ];
  });
}

/** The server distinguishes request types with one sub-type by the call that raises their ticket. */
function duplicateCalls(requests: { [key: string]: string }): Diagnostic[] {
  const firstWith = new Map<string, string>();
  return Object.entries(requests).flatMap(([key, text]): Diagnostic[] => {
    const source = readSourceFile(`schemas/${key}/request.json`, text);
    const { subType, steps } = (source.value ?? {}) as Partial<RequestRules>;
    const index = Array.isArray(steps) ? steps.findIndex(({ raises }) => raises === 'ticket') : -1;
    const call = steps?.[index]?.call;
    if (typeof call !== 'string' || typeof subType?.name !== 'string') return [];
    const id = `${subType.name.trim().toLowerCase()} ${call.replace(/\/$/, '')}`;
    const first = firstWith.get(id);
    firstWith.set(id, first ?? key);
    if (first === undefined) return [];
    return [
      {
        file: source.path,
        ...source.positionOf(`/steps/${index}/call`),
        severity: 'error',
        rule: 'sub-type-call',
        message: `"${first}" raises its ticket of the same sub-type by "${call}" too. Use another path.`,
      },
    ];
  });
}

/** The sub-types for which an earlier step raises a ticket are those of other request types. */
function unknownSubTypes(requests: { [key: string]: string }): Diagnostic[] {
  const read = Object.entries(requests).map(([key, text]) =>
    readSourceFile(`schemas/${key}/request.json`, text),
  );
  const names = read.flatMap(({ value }) => {
    const name: unknown = getAt(value, '/subType/name');
    return typeof name === 'string' ? [name.trim()] : [];
  });
  const known = new Set(names.map((name) => name.toLowerCase()));
  return read.flatMap((source) => {
    const steps: unknown = getAt(source.value, '/steps');
    if (!Array.isArray(steps)) return [];
    return steps.flatMap(({ raisesFor }, i): Diagnostic[] =>
      typeof raisesFor !== 'string' || known.has(raisesFor.trim().toLowerCase())
        ? []
        : [
            {
              file: source.path,
              ...source.positionOf(`/steps/${i}/raisesFor`),
              severity: 'warning',
              rule: 'sub-type-unknown',
              message: `No request type has the sub-type "${raisesFor}". ${didYouMean(raisesFor, names)}`,
            },
          ],
    );
  });
}
