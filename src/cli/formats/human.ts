import { formatDiagnostic } from '#authoring';
import { diagnosticsOf, type Report, type RequestTypeReport } from '../report';
import { t } from '../i18n';

/** For people: a line for each diagnostic, a line for each request type, and a summary. */
export function human(report: Report): string {
  const diagnostics = diagnosticsOf(report);
  const width = Math.max(0, ...report.requestTypes.map(({ key }) => key.length));
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return [
    ...diagnostics.map(formatDiagnostic),
    ...(diagnostics.length > 0 ? [''] : []),
    ...report.requestTypes.map((type) => `${type.key.padEnd(width)}  ${summaryOf(type)}`),
    '',
    t('human.summary', {
      types: counted('type', report.requestTypes.length),
      errors: counted('error', errors),
      warnings: counted('warning', diagnostics.length - errors),
      seconds: (report.milliseconds / 1000).toFixed(1),
    }),
    '',
  ].join('\n');
}

function summaryOf({ lint, examples, coverage }: RequestTypeReport): string {
  const problems = lint.length > 0 ? counted('problem', lint.length) : t('human.clean');
  if (!examples) return problems;
  const passed = examples.filter(({ diagnostics }) => diagnostics.length === 0).length;
  return [
    problems,
    t('human.examples', { passed, all: examples.length }),
    ...(coverage ? [t('human.coverage', { ...coverage })] : []),
  ].join('  ');
}

function counted(what: string, count: number): string {
  return t(`human.${what}${count === 1 ? 'One' : 'Many'}`, { count });
}
