import type { Coverage, Diagnostic } from '#authoring';

export interface ExampleResult {
  name: string;
  file: string;
  about: string;
  /** How the result differs from it; empty where it passes. */
  diagnostics: Diagnostic[];
}

export interface RequestTypeReport {
  key: string;
  /** For what concerns the request type as a whole. */
  file: string;
  lint: Diagnostic[];
  /** Absent where lint found errors: examples of an invalid definition prove nothing. */
  examples?: ExampleResult[];
  coverage?: Coverage;
}

/** The result of one run. */
export interface Report {
  /** What is wrong with the catalogue and between request types. */
  catalogue: Diagnostic[];
  requestTypes: RequestTypeReport[];
  isStrict: boolean;
  milliseconds: number;
}

/** All diagnostics of one request type. */
export function diagnosticsOfType({
  lint,
  examples = [],
  coverage,
}: RequestTypeReport): Diagnostic[] {
  return [
    ...lint,
    ...examples.flatMap(({ diagnostics }) => diagnostics),
    ...(coverage?.diagnostics ?? []),
  ];
}

/** Every diagnostic once: one in a shared file is reported for each request type that uses the file. */
export function diagnosticsOf({ catalogue, requestTypes }: Report): Diagnostic[] {
  const all = [...catalogue, ...requestTypes.flatMap(diagnosticsOfType)];
  return [...new Map(all.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}

/** 0: clean; 1: there are errors, or in strict mode warnings. */
export function exitCodeOf(report: Report): 0 | 1 {
  const counts = ({ severity }: Diagnostic) => severity === 'error' || report.isStrict;
  return diagnosticsOf(report).some(counts) ? 1 : 0;
}
