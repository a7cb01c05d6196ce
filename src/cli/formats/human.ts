import { type Diagnostic, formatDiagnostic } from '#authoring';
import {
  countLanguages,
  diagnosticsOf,
  diagnosticsOfType,
  type Report,
  type RequestTypeReport,
} from '../report';
import { t } from '../i18n';

/** For people: a line for each diagnostic, a line for each request type, and a summary. */
export function human(report: Report): string {
  const diagnostics = diagnosticsOf(report);
  const width = Math.max(0, ...report.requestTypes.map(({ key }) => key.length));
  const reported = [...report.catalogue, ...report.requestTypes.flatMap(diagnosticsOfType)];
  return [
    ...diagnostics.map(formatDiagnostic),
    ...(diagnostics.length > 0 ? [''] : []),
    ...report.requestTypes.map((type) => `${type.key.padEnd(width)}  ${summaryOf(type)}`),
    ...(report.shared
      ? [`${'_shared'.padEnd(width)}  ${t('human.coverage', { ...report.shared })}`]
      : []),
    '',
    ...countLanguages([report, ...report.requestTypes].flatMap(({ languages }) => languages)).map(
      (count) => t('human.language', { ...count }),
    ),
    t('human.summary', {
      types: counted('type', report.requestTypes.length),
      ...totals(diagnostics),
      shared: reported.length > diagnostics.length ? t('human.sharedOnce') : '',
      seconds: (report.milliseconds / 1000).toFixed(1),
    }),
    '',
  ].join('\n');
}

function summaryOf(type: RequestTypeReport): string {
  const { examples, coverage } = type;
  const problems = problemsOf(diagnosticsOfType(type));
  const languages = countLanguages(type.languages).map((count) =>
    t('human.language', { ...count }),
  );
  if (!examples) return [problems, ...languages].join('  ');
  const passed = examples.filter(({ diagnostics }) => diagnostics.length === 0).length;
  return [
    problems,
    t('human.examples', { passed, all: examples.length }),
    ...(coverage ? [t('human.coverage', { ...coverage })] : []),
    ...languages,
  ].join('  ');
}

/** `2 errors, 1 warning, 1 of them in shared files`; `clean` where there are none. */
function problemsOf(diagnostics: Diagnostic[]): string {
  if (diagnostics.length === 0) return t('human.clean');
  const isShared = ({ file }: Diagnostic) => file.includes('schemas/_shared/');
  const shared = diagnostics.filter(isShared).length;
  const { errors, warnings } = totals(diagnostics);
  const isNone = (text: string) => text.startsWith('0 ');
  return [
    ...[errors, warnings].filter((text) => !isNone(text)),
    ...(shared > 0 ? [t('human.shared', { count: shared })] : []),
  ].join(', ');
}

function totals(diagnostics: Diagnostic[]): { errors: string; warnings: string } {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return {
    errors: counted('error', errors),
    warnings: counted('warning', diagnostics.length - errors),
  };
}

function counted(what: string, count: number): string {
  return t(`human.${what}${count === 1 ? 'One' : 'Many'}`, { count });
}
