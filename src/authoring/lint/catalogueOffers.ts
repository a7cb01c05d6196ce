import { type Catalogue, type OfferRule, type Pointer, type Schema } from '#engine';
import type { Diagnostic } from '../diagnostic';
import { validateShape } from '../read/validateShape';
import type { SourceFile } from '../read/sourceFile';
import { schemasIn } from '../walk';
import type { CatalogueViolation } from './catalogueViolation';
import { holidayFlaws, hoursFlaws } from './catalogueHours';
import { entriesIn } from './catalogueKeys';
import type { Violation } from './checks/check';
import { constrains } from './shared/constrains';
import { notRequiredIn } from './checks/conditionRequired';
import { fixedDatesIn } from './checks/fixedDate';
import { unknownFormatsIn } from './checks/formatUnknown';
import { wrongPatternsIn } from './checks/pattern';
import { strictViolations } from './shared/strict';
import { checkCondition } from './types/conditions';
import { customerRecord, policyRecord } from './types/records';
import { Report } from './types/report';
import { listOf, objectWith } from './types/valueType';

/** What is wrong with the rules that say to whom a request type is offered. */
export function catalogueOffers(source: SourceFile, catalogue: Catalogue): Diagnostic[] {
  const entries = [...entriesIn(catalogue)].filter(({ key, entry }) => key === entry);
  return [
    ...entries.flatMap(({ offered, entryAt }) =>
      offered ? ruleFlaws(source, offered, catalogue.holidays, `${entryAt}/offered`) : [],
    ),
    ...placed(source, shownToEverybody(catalogue)),
    ...placed(source, holidayFlaws(catalogue)),
  ];
}

const placed = (source: SourceFile, found: Iterable<CatalogueViolation>): Diagnostic[] =>
  [...found].map(({ at, target, severity = 'error', rule, message }) => ({
    file: source.path,
    ...source.positionOf(at, target),
    severity,
    rule,
    message,
  }));

function ruleFlaws(
  source: SourceFile,
  rule: OfferRule,
  holidays: string[] | undefined,
  at: Pointer,
): Diagnostic[] {
  const flaws = placed(source, [...periodFlaws(rule, at), ...hoursFlaws(rule, holidays, at)]);
  if (!rule.to) return flaws;
  const place = `${at}/to`;
  const shape = validateShape('schema', {
    ...source,
    value: rule.to,
    positionOf: (within, target) => source.positionOf(place + within, target),
  });
  return [...flaws, ...(shape.length > 0 ? shape : placed(source, conditionFlaws(rule.to, place)))];
}

function* periodFlaws({ from, until }: OfferRule, at: Pointer): Generator<CatalogueViolation> {
  if (from !== undefined && until !== undefined && from > until)
    yield {
      at: `${at}/until`,
      rule: 'catalogue-offered',
      message: `The last day, ${until}, is before the first one, ${from}, so the request type is never offered. Correct one of them.`,
    };
}

/** What a condition is evaluated against. */
const instance = {
  root: objectWith({ customer: customerRecord, policies: listOf(policyRecord) }),
  of: 'what is known of a customer',
};

/** The checks of conditions in request.json, for one in the catalogue. */
function* conditionFlaws(condition: Schema, at: Pointer): Generator<CatalogueViolation> {
  for (const [location, { $ref }] of schemasIn(condition, at))
    if ($ref !== undefined)
      return yield {
        at: `${location}/$ref`,
        target: 'name',
        rule: 'catalogue-offered',
        message: 'The catalogue refers to no other file. Write the condition out.',
      };
  const within = (rule: string, violations: Iterable<Violation>) =>
    [...violations].map(({ file: _file, ...found }) => ({ ...found, rule }));
  const strict = within('request-rules', strictViolations('request', condition, at));
  yield* strict;
  yield* within('format-unknown', unknownFormatsIn('request', at, condition));
  yield* within('pattern', wrongPatternsIn('request', condition, at));
  yield* within('fixed-date', fixedDatesIn('request', condition, at));
  if (!constrains(condition))
    yield {
      at,
      rule: 'condition-empty',
      message:
        'This condition tests nothing, so everybody is offered it. Say what must be true, or remove it.',
    };
  const report = new Report();
  if (strict.length === 0) checkCondition(report, condition, instance, at);
  for (const { rule, ...found } of report.found) yield* within(rule, [found]);
  for (const [location, inner] of schemasIn(condition, at))
    if (location === at || /\/(contains|items)$/.test(location))
      yield* within('condition-required', notRequiredIn(inner, location));
}

/** What a search offers to everybody where it finds nothing, and a tile for nobody. */
function* shownToEverybody(catalogue: Catalogue): Generator<CatalogueViolation> {
  const { popular = [], otherwise } = catalogue;
  const rules = new Map([...entriesIn(catalogue)].map(({ key, offered }) => [key, offered]));
  if (otherwise !== undefined && rules.get(otherwise) !== undefined)
    yield {
      at: '/otherwise',
      rule: 'catalogue-offered',
      message: `"${otherwise}" is not offered to everybody, so that some customers are led nowhere when a search finds nothing. Name a request type that all are offered.`,
    };
  for (const [i, key] of popular.entries())
    if (rules.get(key) === false)
      yield {
        at: `/popular/${i}`,
        severity: 'warning',
        rule: 'catalogue-offered',
        message: `"${key}" is not offered yet, so its tile is not shown. Add it here when it is offered.`,
      };
}
