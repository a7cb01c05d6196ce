import type { Diagnostic } from '#authoring';
import { diagnosticsOf, type Report } from '../report';

/** For GitHub Actions: a workflow command for each diagnostic, which annotates its line. */
export function github(report: Report): string {
  return diagnosticsOf(report)
    .map((diagnostic) => `${command(diagnostic)}\n`)
    .join('');
}

function command({ file, line, column, severity, rule, message }: Diagnostic): string {
  const place = `file=${property(file)},line=${line},col=${column},title=${property(rule)}`;
  return `::${severity} ${place}::${data(message)}`;
}

const data = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
