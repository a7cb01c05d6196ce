import type { Diagnostic } from '#authoring';
import { join, relative, resolve } from 'node:path';
import { Folder, type Read } from '../files/folder';
import { formatNamed } from '../formats';
import { lintTogether, lintRequestType } from '../lint';
import type { Options } from '../options';
import { withProgress } from '../progress';
import { exitCodeOf, type Report, type RequestTypeReport } from '../report';
import type { CliOptions } from '../cliOptions';

/** What is looked at beyond lint; nothing of it where lint found errors. */
export type Beyond = (key: string, files: { [path: string]: string }) => Partial<RequestTypeReport>;

/** Lints the request types that were named, or all; looks beyond; reports. */
export function runChecks(
  names: string[],
  options: Options,
  around: CliOptions,
  beyond: Beyond,
): number {
  const begun = around.now();
  const format = formatNamed(options.format ?? 'human');
  const root = resolve(around.cwd, options.root ?? '.');
  const folder = new Folder(root);
  const requestTypes: RequestTypeReport[] = [];
  const reads: { [key: string]: Read } = {};
  for (const key of withProgress(folder.chosen(names), around)) {
    const read = folder.requestType(key);
    reads[key] = read;
    const lint = lintRequestType(key, read);
    const isSound = !lint.some(({ severity }) => severity === 'error');
    const file = `schemas/${key}/request.json`;
    requestTypes.push({ key, file, lint, ...(isSound && beyond(key, read.files)) });
  }
  const report = placed(
    {
      together: names.length > 0 ? [] : lintTogether(folder, reads),
      requestTypes,
      isStrict: options.strict === true,
      milliseconds: Math.round(around.now() - begun),
    },
    (file) => relative(around.cwd, join(root, file)).replaceAll('\\', '/'),
  );
  around.print(format(report));
  return exitCodeOf(report);
}

/** The same report with its files as seen from where the command was given, so that a click opens them. */
function placed(report: Report, seen: (file: string) => string): Report {
  const each = (diagnostics: Diagnostic[]) =>
    diagnostics.map((diagnostic) => ({ ...diagnostic, file: seen(diagnostic.file) }));
  return {
    ...report,
    together: each(report.together),
    requestTypes: report.requestTypes.map((type) => ({
      ...type,
      file: seen(type.file),
      lint: each(type.lint),
      ...(type.examples && {
        examples: type.examples.map((example) => ({
          ...example,
          file: seen(example.file),
          diagnostics: each(example.diagnostics),
        })),
      }),
      ...(type.coverage && {
        coverage: { ...type.coverage, diagnostics: each(type.coverage.diagnostics) },
      }),
    })),
  };
}
