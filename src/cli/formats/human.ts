import { formatDiagnostic } from '#authoring';
import { findingsOf, type Report, type RequestTypeReport } from '../report';
import { t } from '../i18n';

/** For people: the findings by line, then one line for each request type, then the sum. */
export function human(report: Report): string {
  const diagnostics = findingsOf(report);
  const width = Math.max(0, ...report.requestTypes.map(({ key }) => key.length));
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return [
    ...diagnostics.map(formatDiagnostic),
    ...(diagnostics.length > 0 ? [''] : []),
    ...report.requestTypes.map((type) => `${type.key.padEnd(width)}  ${summaryOf(type)}`),
    '',
    t('human.sum', {
      types: counted('type', report.requestTypes.length),
      errors: counted('error', errors),
      warnings: counted('warning', diagnostics.length - errors),
      seconds: (report.milliseconds / 1000).toFixed(1),
    }),
    '',
  ].join('\n');
}

function summaryOf({ lint, examples, coverage }: RequestTypeReport): string {
  const found = lint.length > 0 ? counted('finding', lint.length) : t('human.clean');
  if (!examples) return found;
  const held = examples.filter(({ diagnostics }) => diagnostics.length === 0).length;
  return [
    found,
    t('human.examples', { held, all: examples.length }),
    ...(coverage ? [t('human.coverage', { ...coverage })] : []),
  ].join('  ');
}

function counted(what: string, count: number): string {
  return t(`human.${what}${count === 1 ? 'One' : 'Many'}`, { count });
}
