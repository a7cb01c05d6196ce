import type { Diagnostic } from '#authoring';
import { join, relative, resolve } from 'node:path';
import type { CliContext } from '../cliContext';
import { changedKeys } from '../files/changedKeys';
import { Folder, type ReadFiles } from '../files/folder';
import { formatNamed } from '../formats';
import {
  catalogueErrors,
  lintCatalogue,
  lintCatalogueLanguages,
  lintLanguages,
  lintRequestType,
  misnamedExamples,
} from '../lint';
import type { Options } from '../options';
import { t } from '../i18n';
import { withProgress } from '../progress';
import { exitCodeOf, type Report, type RequestTypeReport } from '../report';

/** What to do with a request type that has no lint errors. */
export type AfterLint = (
  key: string,
  files: { [path: string]: string },
) => Partial<RequestTypeReport>;

/**
 * Lints the request types with these keys, or all and the catalogue, and prints the report. Returns the exit code.
 * `afterAll` adds what only all request types together can tell, and is not asked about a part of them.
 */
export function runChecks(
  keys: string[],
  options: Options,
  context: CliContext,
  afterLint?: AfterLint,
  afterAll?: (requestTypes: RequestTypeReport[]) => Partial<Report>,
): number {
  const start = context.now();
  const format = formatNamed(options.format ?? 'human');
  const root = resolve(context.cwd, options.root ?? '.');
  const folder = new Folder(root);
  const requestTypes: RequestTypeReport[] = [];
  const reads: { [key: string]: ReadFiles } = {};
  const selected = selectedKeys(folder, keys, options);
  for (const key of withProgress(selected, context)) {
    const read = folder.requestType(key);
    reads[key] = read;
    requestTypes.push(reportOn(key, read, afterLint));
  }
  const isWhole = keys.length === 0 && options.changed === undefined;
  const offered = requestTypes.flatMap((type) => type.languages.map(({ language }) => language));
  const translated =
    keys.length > 0 ? { diagnostics: [], languages: [] } : lintCatalogueLanguages(folder, offered);
  const report = withPaths(
    {
      catalogue: [
        ...(keys.length > 0
          ? catalogueErrors(folder)
          : lintCatalogue(folder, withOthers(folder, reads))),
        ...translated.diagnostics,
      ],
      languages: translated.languages,
      requestTypes,
      ...(isWhole && afterAll?.(requestTypes)),
      isStrict: options.strict === true,
      milliseconds: Math.round(context.now() - start),
    },
    (file) => relative(context.cwd, join(root, file)).replaceAll('\\', '/'),
  );
  context.print(format(report));
  return exitCodeOf(report);
}

/** One that the checker fails on keeps no other from being checked. */
function reportOn(key: string, read: ReadFiles, afterLint?: AfterLint): RequestTypeReport {
  const file = `schemas/${key}/request.json`;
  try {
    const lint = lintRequestType(key, read);
    const isSound = !lint.some(({ severity }) => severity === 'error');
    const { diagnostics: overlays, languages } = lintLanguages(key, read);
    const found = isSound && afterLint?.(key, read.files);
    // Examples that are run tell it themselves.
    const misnamed = found ? [] : misnamedExamples(key, read);
    return { key, file, lint: [...lint, ...misnamed], overlays, languages, ...found };
  } catch (error) {
    if (process.env.CATALOGUE_DEBUG) throw error;
    const failure: Diagnostic = {
      file,
      line: 1,
      column: 1,
      severity: 'error',
      rule: 'internal-error',
      message: t('internalError', { message: (error as Error).message }),
    };
    return { key, file, lint: [failure], overlays: [], languages: [] };
  }
}

/** The keys that were given, or all; with `--changed` those of them that changed. */
function selectedKeys(folder: Folder, keys: string[], { changed }: Options): string[] {
  const selected = folder.select(keys);
  if (changed === undefined) return selected;
  const changedSince = new Set(changedKeys(folder, changed));
  return selected.filter((key) => changedSince.has(key));
}

/** The files of all request types: what is wrong between two of them can be due to one that did not change. */
const withOthers = (folder: Folder, reads: { [key: string]: ReadFiles }) =>
  Object.fromEntries(folder.keys.map((key) => [key, reads[key] ?? folder.requestType(key)]));

/** Makes paths relative to the folder in which the command was given, so that a terminal can link to them. */
function withPaths(report: Report, pathOf: (file: string) => string): Report {
  const each = (diagnostics: Diagnostic[]) =>
    diagnostics.map((diagnostic) => ({ ...diagnostic, file: pathOf(diagnostic.file) }));
  return {
    ...report,
    catalogue: each(report.catalogue),
    ...(report.shared && {
      shared: { ...report.shared, diagnostics: each(report.shared.diagnostics) },
    }),
    requestTypes: report.requestTypes.map((type) => ({
      ...type,
      file: pathOf(type.file),
      lint: each(type.lint),
      overlays: each(type.overlays),
      ...(type.examples && {
        examples: type.examples.map((example) => ({
          ...example,
          file: pathOf(example.file),
          diagnostics: each(example.diagnostics),
        })),
      }),
      ...(type.coverage && {
        coverage: { ...type.coverage, diagnostics: each(type.coverage.diagnostics) },
      }),
    })),
  };
}
