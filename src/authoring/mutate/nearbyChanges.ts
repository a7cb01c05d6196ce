import {
  type CompiledDefinition,
  type Context,
  documentOf,
  getAt,
  openRequest,
  parentOf,
  partsOf,
  type Pointer,
  resolveAnswers,
  type Schema,
} from '#engine';
import { assertionHolds, type FormSurroundings } from '../assertionHolds';
import { answerChanges } from '../draft/answerChanges';
import type { Candidate } from '../draft/candidate';
import { conditionChanges } from '../draft/conditionChanges';
import { contextChanges } from '../draft/contextChanges';
import type { Example } from '../examples/example';
import { fieldAt, fieldNameOf } from '../fill/field';
import { meets } from '../fill/meets';
import { Random } from '../fill';
import type { BrokenDefinition } from './exampleRuns';
import type { Mutant } from './mutant';
import { recordChanges } from './recordChanges';
import { recordSpreads } from './recordSpreads';
import type { Subjects } from './subjects';

/** So many values of a field are tried that the rules of definition and mutant do not tell apart. */
const mostAlike = 8;

/**
 * Changes of an example after which it may notice a mutant, the likeliest first. Limits are tried as the definition has
 * them and as the mutant has them. Both on the day of the example.
 */
export function* nearbyChanges(
  subjects: Subjects,
  definition: CompiledDefinition,
  broken: BrokenDefinition,
  context: Context,
  example: Example,
): Generator<Candidate> {
  const both = [definition, broken.definition];
  const ofConditions = subjects.conditions.flatMap((location) =>
    both.map((one) =>
      conditionChanges(one, context, example, new Random(0, 0), (other) => other === location),
    ),
  );
  const ofFields = [...subjects.fields].map((field) =>
    likeliestFirst(definition, broken, context, example, field),
  );
  const tried = new Set<string>();
  const [withoutPolicy, ...ofContext] = contextChanges(definition, context, example);
  for (const candidate of [
    // The same few records notice most of what goes wrong with them.
    ...(isOfRecords(broken.mutant) ? recordSpreads(definition, context) : []),
    ...inTurn([...ofConditions, ...ofFields, unanswered(definition, context), ofContext.values()]),
    // Of a form without a policy little can be told.
    withoutPolicy!,
  ]) {
    const key = JSON.stringify(candidate.changes);
    if (candidate.changes.length > 0 && !tried.has(key)) yield candidate;
    tried.add(key);
  }
}

/** Whether a mutant is about values that the insurer has, or about which of them and of the answers counts. */
const isOfRecords = ({ file, edits }: Mutant): boolean =>
  file === 'request'
    ? edits.some(({ at }) => /^\/(prefill|load)(\/|$)/.test(at))
    : edits.some(({ at }) => at.endsWith('/readOnly'));

/** The form as it opens, with nothing answered or changed. */
function* unanswered(definition: CompiledDefinition, context: Context): Generator<Candidate> {
  const { lookedUp: _lookedUp, ...before } = context;
  const opening = openRequest(definition, before);
  if ('answers' in opening) yield { changes: [['/answers', opening.answers]] };
}

/** The values of a field: first those that only one of definition and mutant allows, or whose message changes. */
function* likeliestFirst(
  definition: CompiledDefinition,
  broken: BrokenDefinition,
  context: Context,
  example: Example,
  field: Pointer,
): Generator<Candidate> {
  const isWanted = (at: Pointer) => fieldNameOf(at) === field;
  const changes = [definition, broken.definition].flatMap((one) => [
    ...answerChanges(one, context, example, new Random(0, 0), isWanted),
    ...(broken.mutant.file === 'request'
      ? []
      : recordChanges(one, context, example, new Random(0, 0), isWanted)),
  ]);
  const isLikely = tellingApart(definition, broken, context, example);
  const likely = changes.filter(isLikely);
  yield* likely;
  yield* changes.filter((change) => !likely.includes(change)).slice(0, mostAlike);
}

/** Whether a change gives a value that definition and mutant judge differently, as far as its field alone tells. */
function tellingApart(
  definition: CompiledDefinition,
  broken: BrokenDefinition,
  context: Context,
  { answers = {} }: Example,
): (candidate: Candidate) => boolean {
  const resolved = resolveAnswers(definition, context, answers);
  const root = { ...documentOf(context, resolved), first: resolved, ...resolved };
  const rule = ruleOfMessage(broken.mutant);
  return ({ changes: [[at, value] = ['', undefined]] }) => {
    if (!at.startsWith('/answers/')) return true;
    const [right, wrong] = [definition, broken.definition].map((one) =>
      fieldAt(one, resolved, at.slice('/answers'.length)),
    );
    if (!right || !wrong) return right !== wrong;
    const parent: unknown = getAt(resolved, parentOf(right.at));
    const around = { root, parent, today: context.today };
    if (value === undefined) return rule === 'required' || right.isRequired !== wrong.isRequired;
    if (rule !== undefined)
      return !(rule in right.schema) || !assertionHolds(right.schema, rule, value, around);
    const [one, other] = [right, wrong].map(({ schema }) => verdictOf(value, schema, around));
    return one !== other;
  };
}

/** Which rules of a schema a value breaks: also where it is wrong for both, the message may differ. */
function verdictOf(value: unknown, schema: Schema, around: FormSurroundings): string {
  const { usually = {} } = schema;
  const brokenOf = (rules: Schema) =>
    Object.keys(rules).filter((rule) => !assertionHolds(rules, rule, value, around));
  return JSON.stringify([meets(value, schema, around), brokenOf(schema), brokenOf(usually)]);
}

/** The rule whose message a mutant changes. */
function ruleOfMessage({ file, edits }: Mutant): string | undefined {
  const parts = partsOf(edits[0]?.at ?? '');
  const i = parts.indexOf('ui:messages');
  return file === 'ui' && i >= 0 ? parts[i + 1] : undefined;
}

/** One of each, as long as there are any: the first ones of each source are the best. */
function* inTurn<T>(sources: Iterator<T>[]): Generator<T> {
  let open = sources;
  while (open.length > 0) {
    const left: Iterator<T>[] = [];
    for (const source of open) {
      const { value, done } = source.next();
      if (done) continue;
      yield value;
      left.push(source);
    }
    open = left;
  }
}
