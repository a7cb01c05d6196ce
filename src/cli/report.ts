import type { Diagnostic } from '#authoring';

export interface ExampleResult {
  name: string;
  file: string;
  about: string;
  /** What differs from what it says; nothing where it holds. */
  diagnostics: Diagnostic[];
}

/** How many of the rules of a request type its examples were seen to exercise. */
export interface Coverage {
  seen: number;
  total: number;
  /** Each rule that no example exercises. */
  diagnostics: Diagnostic[];
}

export interface RequestTypeReport {
  key: string;
  /** The file that findings about the request type as a whole point at. */
  file: string;
  lint: Diagnostic[];
  /** Not there where lint found errors: what is wrong in itself proves nothing. */
  examples?: ExampleResult[];
  coverage?: Coverage;
}

/** All that one run found. */
export interface Report {
  /** About the catalogue and about request types side by side. */
  together: Diagnostic[];
  requestTypes: RequestTypeReport[];
  isStrict: boolean;
  milliseconds: number;
}

/** Every finding once: what is wrong with a shared piece is found with each request type that uses it. */
export function findingsOf({ together, requestTypes }: Report): Diagnostic[] {
  const all = [
    ...together,
    ...requestTypes.flatMap(({ lint, examples = [], coverage }) => [
      ...lint,
      ...examples.flatMap(({ diagnostics }) => diagnostics),
      ...(coverage?.diagnostics ?? []),
    ]),
  ];
  return [...new Map(all.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}

/** 0: nothing is in the way of a release; 1: something is. */
export function exitCodeOf(report: Report): 0 | 1 {
  const isInTheWay = ({ severity }: Diagnostic) => severity === 'error' || report.isStrict;
  return findingsOf(report).some(isInTheWay) ? 1 : 0;
}
