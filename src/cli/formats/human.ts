import { lineOf } from '#authoring';
import { findingsOf, type Report, type RequestTypeReport } from '../report';
import { say } from '../i18n';

/** For people: the findings by line, then one line for each request type, then the sum. */
export function human(report: Report): string {
  const findings = findingsOf(report);
  const width = Math.max(0, ...report.requestTypes.map(({ key }) => key.length));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return [
    ...findings.map(lineOf),
    ...(findings.length > 0 ? [''] : []),
    ...report.requestTypes.map((type) => `${type.key.padEnd(width)}  ${summaryOf(type)}`),
    '',
    say('human.sum', {
      types: counted('type', report.requestTypes.length),
      errors: counted('error', errors),
      warnings: counted('warning', findings.length - errors),
      seconds: (report.milliseconds / 1000).toFixed(1),
    }),
    '',
  ].join('\n');
}

function summaryOf({ lint, examples, coverage }: RequestTypeReport): string {
  const found = lint.length > 0 ? counted('finding', lint.length) : say('human.clean');
  if (!examples) return found;
  const held = examples.filter(({ findings }) => findings.length === 0).length;
  return [
    found,
    say('human.examples', { held, all: examples.length }),
    ...(coverage ? [say('human.coverage', { ...coverage })] : []),
  ].join('  ');
}

function counted(what: string, count: number): string {
  return say(`human.${what}${count === 1 ? 'One' : 'Many'}`, { count });
}
