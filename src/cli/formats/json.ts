import {
  countLanguages,
  diagnosticsOf,
  diagnosticsOfType,
  exitCodeOf,
  type Report,
} from '../report';

/** For programs: the whole report, with all diagnostics in one array. */
export function json(report: Report): string {
  const requestTypes = report.requestTypes.map((type) => ({
    key: type.key,
    diagnostics: diagnosticsOfType(type).length,
    ...(type.examples && {
      examples: type.examples.map(({ name, file, about, diagnostics }) => ({
        name,
        file,
        about,
        holds: diagnostics.length === 0,
      })),
    }),
    ...(type.languages.length > 0 && { languages: countLanguages(type.languages) }),
    ...(type.coverage && { coverage: { seen: type.coverage.seen, total: type.coverage.total } }),
  }));
  const { milliseconds, shared } = report;
  const whole = {
    exitCode: exitCodeOf(report),
    milliseconds,
    diagnostics: diagnosticsOf(report),
    requestTypes,
    ...(shared && { shared: { seen: shared.seen, total: shared.total } }),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
