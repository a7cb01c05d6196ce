import type { Definition } from '#engine';
import type { Finding } from '../lint/diagnostic';
import type { Sources } from '../read/readDefinition';
import { conditionRules } from './conditionRules';
import { messageRules } from './messageRules';
import type { Sight } from './coverageEvent';
import type { Rule } from './rule';
import { schemaRules } from './schemaRules';
import { stepRules } from './stepRules';

export interface Coverage {
  seen: number;
  total: number;
  /** Each rule that was not seen, at its place. */
  findings: Finding[];
}

/**
 * Which rules of a request type its examples were seen to exercise. Below `threshold` (percent) what was not seen is
 * an error, above it a warning.
 */
export function coverageOf(
  definition: Definition,
  sources: Sources,
  sights: Set<Sight>,
  threshold: number,
): Coverage {
  const rules = [schemaRules, conditionRules, messageRules, stepRules].flatMap((rulesOf) =>
    rulesOf(definition),
  );
  const unseen = rules.filter((rule) => !rule.sights.some((sight) => sights.has(sight)));
  const seen = rules.length - unseen.length;
  const severity = (seen / rules.length) * 100 < threshold ? 'error' : 'warning';
  return {
    seen,
    total: rules.length,
    findings: unseen.map((rule) => findingOf(definition.key, sources, rule, severity)),
  };
}

function findingOf(
  key: string,
  sources: Sources,
  { part, at, says }: Rule,
  severity: Finding['severity'],
): Finding {
  const file = `schemas/${key}/${part}.json`;
  // In the request type's own file, be the rule written in a shared piece: the example is missing here.
  return { file, ...sources[file]!.placeOf(at), severity, rule: 'never-seen', says };
}
