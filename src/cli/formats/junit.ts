import { type Coverage, type Diagnostic, formatDiagnostic } from '#authoring';
import type { Report, RequestTypeReport } from '../report';

interface Case {
  suite: string;
  name: string;
  file: string;
  diagnostics: Diagnostic[];
}

/** JUnit XML for build servers: a suite for each request type, with a case for lint, each example and coverage. */
export function junit(report: Report): string {
  const suites: [string, Case[]][] = [
    ['catalogue', [caseOf('catalogue', 'lint', 'catalogue.json', report.catalogue)]],
    ...report.requestTypes.map((type): [string, Case[]] => [type.key, casesOf(type)]),
    ...(report.shared ? [suiteOfShared(report.shared)] : []),
  ];
  const all = suites.flatMap(([, cases]) => cases);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts(all)} time="${report.milliseconds / 1000}">`,
    ...suites.flatMap(([name, cases]) => [
      `  <testsuite name="${escape(name)}" ${counts(cases)}>`,
      ...cases.flatMap(linesOf),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function casesOf({ key, file, lint, examples = [], coverage }: RequestTypeReport): Case[] {
  return [
    caseOf(key, 'lint', file, lint),
    ...examples.map((example) => caseOf(key, example.name, example.file, example.diagnostics)),
    ...(coverage ? [caseOf(key, 'coverage', file, coverage.diagnostics)] : []),
  ];
}

const suiteOfShared = ({ diagnostics }: Coverage): [string, Case[]] => [
  '_shared',
  [caseOf('_shared', 'coverage', 'schemas/_shared', diagnostics)],
];

const caseOf = (suite: string, name: string, file: string, diagnostics: Diagnostic[]): Case => ({
  suite,
  name,
  file,
  diagnostics,
});

const failuresOf = ({ diagnostics }: Case) =>
  diagnostics.filter(({ severity }) => severity === 'error');

function counts(cases: Case[]): string {
  const failures = cases.filter((one) => failuresOf(one).length > 0).length;
  return `tests="${cases.length}" failures="${failures}"`;
}

function linesOf(one: Case): string[] {
  const start = `    <testcase classname="${escape(one.suite)}" name="${escape(one.name)}" file="${escape(one.file)}"`;
  if (one.diagnostics.length === 0) return [`${start}/>`];
  const lines = escape(one.diagnostics.map(formatDiagnostic).join('\n'));
  const [first] = failuresOf(one);
  const body = first
    ? `      <failure type="${escape(first.rule)}" message="${escape(first.message)}">${lines}</failure>`
    : `      <system-out>${lines}</system-out>`;
  return [`${start}>`, body, '    </testcase>'];
}

const entities: { [letter: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escape(text: string): string {
  // XML 1.0 cannot represent the other control characters.
  // oxlint-disable-next-line no-control-regex
  const writable = text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '?');
  return writable.replace(/[&<>"']/g, (letter) => entities[letter]!);
}
