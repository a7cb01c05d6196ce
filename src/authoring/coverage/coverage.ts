import type { Definition } from '#engine';
import type { Diagnostic } from '../lint/diagnostic';
import type { SourceFiles } from '../read/readDefinition';
import { conditionRules } from './conditionRules';
import { messageRules } from './messageRules';
import type { CoverageEvent } from './coverageEvent';
import type { Rule } from './rule';
import { schemaRules } from './schemaRules';
import { stepRules } from './stepRules';

export interface Coverage {
  seen: number;
  total: number;
  /** Each rule that was not seen, at its place. */
  diagnostics: Diagnostic[];
}

/**
 * Which rules of a request type its examples were seen to exercise. Below `threshold` (percent) what was not seen is
 * an error, above it a warning.
 */
export function coverageOf(
  definition: Definition,
  sources: SourceFiles,
  events: Set<CoverageEvent>,
  threshold: number,
): Coverage {
  const rules = [schemaRules, conditionRules, messageRules, stepRules].flatMap((rulesOf) =>
    rulesOf(definition),
  );
  const unseen = rules.filter((rule) => !rule.events.some((event) => events.has(event)));
  const seen = rules.length - unseen.length;
  const severity = (seen / rules.length) * 100 < threshold ? 'error' : 'warning';
  return {
    seen,
    total: rules.length,
    diagnostics: unseen.map((rule) => findingOf(definition.key, sources, rule, severity)),
  };
}

function findingOf(
  key: string,
  sources: SourceFiles,
  { part, at, message }: Rule,
  severity: Diagnostic['severity'],
): Diagnostic {
  const file = `schemas/${key}/${part}.json`;
  // In the request type's own file, be the rule written in a shared piece: the example is missing here.
  return { file, ...sources[file]!.placeOf(at), severity, rule: 'never-seen', message };
}
