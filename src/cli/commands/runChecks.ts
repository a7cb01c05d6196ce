import type { Diagnostic } from '#authoring';
import { join, relative, resolve } from 'node:path';
import type { CliContext } from '../cliContext';
import { Folder, type ReadFiles } from '../files/folder';
import { formatNamed } from '../formats';
import { lintCatalogue, lintRequestType } from '../lint';
import type { Options } from '../options';
import { withProgress } from '../progress';
import { exitCodeOf, type Report, type RequestTypeReport } from '../report';

/** What to do with a request type that has no lint errors. */
export type AfterLint = (
  key: string,
  files: { [path: string]: string },
) => Partial<RequestTypeReport>;

/**
 * Lints the request types with these keys, or all and the catalogue, and prints the report. Returns the exit code.
 */
export function runChecks(
  keys: string[],
  options: Options,
  context: CliContext,
  afterLint?: AfterLint,
): number {
  const start = context.now();
  const format = formatNamed(options.format ?? 'human');
  const root = resolve(context.cwd, options.root ?? '.');
  const folder = new Folder(root);
  const requestTypes: RequestTypeReport[] = [];
  const reads: { [key: string]: ReadFiles } = {};
  for (const key of withProgress(folder.select(keys), context)) {
    const read = folder.requestType(key);
    reads[key] = read;
    const lint = lintRequestType(key, read);
    const isSound = !lint.some(({ severity }) => severity === 'error');
    const file = `schemas/${key}/request.json`;
    requestTypes.push({ key, file, lint, ...(isSound && afterLint?.(key, read.files)) });
  }
  const report = withPaths(
    {
      catalogue: keys.length > 0 ? [] : lintCatalogue(folder, reads),
      requestTypes,
      isStrict: options.strict === true,
      milliseconds: Math.round(context.now() - start),
    },
    (file) => relative(context.cwd, join(root, file)).replaceAll('\\', '/'),
  );
  context.print(format(report));
  return exitCodeOf(report);
}

/** Makes paths relative to the folder in which the command was given, so that a terminal can link to them. */
function withPaths(report: Report, pathOf: (file: string) => string): Report {
  const each = (diagnostics: Diagnostic[]) =>
    diagnostics.map((diagnostic) => ({ ...diagnostic, file: pathOf(diagnostic.file) }));
  return {
    ...report,
    catalogue: each(report.catalogue),
    requestTypes: report.requestTypes.map((type) => ({
      ...type,
      file: pathOf(type.file),
      lint: each(type.lint),
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
