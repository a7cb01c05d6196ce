import type { Definition } from '#engine';
import type { Diagnostic } from '../diagnostic';
import type { SourceFiles } from '../read/readDefinition';
import { ownLocation, sourceLocation } from '../read/sourceLocation';
import { conditionRules } from './conditionRules';
import type { CoverageEvent } from './coverageEvent';
import { messageRules } from './messageRules';
import type { Rule } from './rule';
import { schemaRules } from './schemaRules';
import { stepRules } from './stepRules';

/** How many of the rules of a request type its examples cover. */
export interface Coverage {
  seen: number;
  total: number;
  /** Each rule that is not covered. */
  diagnostics: Diagnostic[];
}

/** A rule at its line, and whether it is covered. */
export interface CountedRule {
  /** The same for all request types that share the rule. */
  id: string;
  file: string;
  line: number;
  column: number;
  /** Where it is in the definition with its references replaced. */
  rule: Pick<Rule, 'file' | 'at'>;
  message: Rule['message'];
  events: CoverageEvent[];
  isSeen: boolean;
  /** Another diagnostic says so: of a rule that it refines, or of an example that fails and would cover it. */
  isImplied: boolean;
}

/** The rules of a request type; those of shared files may be covered by another request type (see `coverageOfShared`). */
export interface CountedRules {
  own: CountedRule[];
  shared: CountedRule[];
}

/** Which rules of a request type its examples cover. `events` and `pending` as recorded by `checkExamples`. */
export function countRules(
  definition: Definition,
  sources: SourceFiles,
  events: Set<CoverageEvent>,
  pending: Set<CoverageEvent>,
): CountedRules {
  const rules = [schemaRules, conditionRules, messageRules, stepRules].flatMap((rulesOf) => [
    ...rulesOf(definition),
  ]);
  const counted: CountedRules = { own: [], shared: [] };
  const areSeen = (anyOf: CoverageEvent[]) => anyOf.some((event) => events.has(event));
  for (const rule of rules) {
    const { message, events: anyOf, refines } = rule;
    const { isShared, ...place } = placeOf(definition, sources, rule);
    (isShared ? counted.shared : counted.own).push({
      ...place,
      rule: { file: rule.file, at: rule.at },
      message,
      events: anyOf,
      isSeen: areSeen(anyOf),
      isImplied:
        anyOf.some((event) => pending.has(event)) ||
        (!isShared && refines !== undefined && !areSeen(refines)),
    });
  }
  return counted;
}

/** The line of a rule, and the id by which it is the same in all request types that share it. */
export function placeOf(
  { key }: Definition,
  sources: SourceFiles,
  { file, at, events, mayBeShared }: Omit<Rule, 'message'>,
): Pick<CountedRule, 'id' | 'file' | 'line' | 'column'> & { isShared: boolean } {
  const path = `schemas/${key}/${file}.json`;
  const place = sourceLocation(sources, path, at);
  const isShared = mayBeShared === true && place.file.startsWith('schemas/_shared/');
  // Any other rule of a shared file is reported in the request type: the example belongs here.
  const position = isShared ? place : ownLocation(sources, path, at);
  const id = `${position.file}:${position.line}:${position.column}${outcomeOf(events[0]!)}`;
  return { id, ...position, isShared };
}

/** What follows the place in an event; the place differs from one request type to another. */
const outcomeOf = (event: CoverageEvent) => event.slice(event.indexOf(' '));

/**
 * The coverage of a request type's own rules. Below `threshold` (percent) each rule that is not covered is an error,
 * above it a warning.
 */
export function coverageOf(rules: CountedRule[], threshold: number): Coverage {
  const uncovered = rules.filter(({ isSeen }) => !isSeen);
  const seen = rules.length - uncovered.length;
  const severity = (seen / rules.length) * 100 < threshold ? 'error' : 'warning';
  const groups = new Map<string, CountedRule[]>();
  for (const rule of uncovered) {
    if (rule.isImplied) continue;
    const { file, line, column, message } = rule;
    const group = `${file}:${line}:${column} ${typeof message === 'string' ? message : message.group}`;
    groups.set(group, [...(groups.get(group) ?? []), rule]);
  }
  const diagnostics = [...groups.values()].map((group): Diagnostic => {
    const { file, line, column } = group[0]!;
    return { file, line, column, severity, rule: 'never-seen', message: messageOf(group) };
  });
  return { seen, total: rules.length, diagnostics };
}

function messageOf(group: CountedRule[]): string {
  const { message } = group[0]!;
  if (typeof message === 'string') return message;
  const values = group.map((rule) => (rule.message as typeof message).value);
  return message.text(listed(values));
}

/** `a`, `a or b`, `a, b or c` */
function listed(values: string[]): string {
  return values.length === 1 ? values[0]! : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

/** The coverage of the rules in shared files: each is covered when the examples of any request type cover it. */
export function coverageOfShared(all: CountedRule[], threshold: number): Coverage {
  const merged = new Map<string, CountedRule>();
  for (const rule of all) if (!merged.get(rule.id)?.isSeen) merged.set(rule.id, rule);
  return coverageOf([...merged.values()], threshold);
}
