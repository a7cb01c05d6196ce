import type { Definition } from '#engine';
import type { Diagnostic } from '../diagnostic';
import type { SourceFiles } from '../read/readDefinition';
import { conditionRules } from './conditionRules';
import type { CoverageEvent } from './coverageEvent';
import { messageRules } from './messageRules';
import { schemaRules } from './schemaRules';
import { stepRules } from './stepRules';

/** How many of the rules of a request type its examples cover. */
export interface Coverage {
  seen: number;
  total: number;
  /** Each rule that is not covered. */
  diagnostics: Diagnostic[];
}

/**
 * Which rules of a request type its examples cover. `events` as recorded by `checkExamples`. Below `threshold`
 * (percent) each rule that is not covered is an error, above it a warning.
 */
export function coverageOf(
  definition: Definition,
  sources: SourceFiles,
  events: Set<CoverageEvent>,
  threshold: number,
): Coverage {
  const rules = [schemaRules, conditionRules, messageRules, stepRules].flatMap((rulesOf) => [
    ...rulesOf(definition),
  ]);
  const uncovered = rules.filter((rule) => !rule.events.some((event) => events.has(event)));
  const seen = rules.length - uncovered.length;
  const severity = (seen / rules.length) * 100 < threshold ? 'error' : 'warning';
  const diagnostics = uncovered.map(({ file, at, message }): Diagnostic => {
    // Always in the request type's own file, even if the rule is in a shared one: the example belongs here.
    const path = `schemas/${definition.key}/${file}.json`;
    return { file: path, ...sources[path]!.positionOf(at), severity, rule: 'never-seen', message };
  });
  return { seen, total: rules.length, diagnostics };
}
