import { diagnosticsOf, exitCodeOf, type Report } from '../report';

/** For programs: the whole report, with all diagnostics in one array. */
export function json(report: Report): string {
  const requestTypes = report.requestTypes.map(({ key, lint, examples, coverage }) => ({
    key,
    diagnostics: lint.length,
    ...(examples && {
      examples: examples.map(({ name, file, about, diagnostics }) => ({
        name,
        file,
        about,
        holds: diagnostics.length === 0,
      })),
    }),
    ...(coverage && { coverage: { seen: coverage.seen, total: coverage.total } }),
  }));
  const { milliseconds } = report;
  const whole = {
    exitCode: exitCodeOf(report),
    milliseconds,
    diagnostics: diagnosticsOf(report),
    requestTypes,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
