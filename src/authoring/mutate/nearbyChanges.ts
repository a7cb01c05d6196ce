import {
  type CompiledDefinition,
  type Context,
  getAt,
  openRequest,
  parentOf,
  partsOf,
  type Pointer,
} from '#engine';
import { alternativeChanges, exclusiveChanges } from '../draft/answerChanges';
import type { Candidate } from '../draft/candidate';
import { conditionChanges } from '../draft/conditionChanges';
import { contextChanges } from '../draft/contextChanges';
import { FormState } from '../draft/formState';
import { recordChange } from '../draft/recordChange';
import { Random } from '../fill';
import type { BrokenDefinition } from './exampleRuns';
import { inTurn } from '../draft/inTurn';
import { likeliestValues } from './likeliestValues';
import type { Mutant } from './mutant';
import { recordSpreads } from './recordSpreads';
import { isWithin, type Subjects, valuePointers } from './subjects';

/** So many values of a field are tried that the rules of definition and mutant do not tell apart. */
const mostAlike = 8;

/**
 * Changes of an example after which it may notice a mutant, the likeliest first. Limits are tried as the definition has
 * them and as the mutant has them. `isMain`: also what has nothing to do with what the mutant is about.
 */
export function* nearbyChanges(
  subjects: Subjects,
  right: FormState,
  broken: BrokenDefinition,
  isMain: boolean,
): Generator<Candidate> {
  const tried = new Set<string>();
  for (const candidate of allChanges(subjects, right, broken, isMain)) {
    const key = JSON.stringify(candidate.changes);
    if (candidate.changes.length > 0 && !tried.has(key)) yield candidate;
    tried.add(key);
  }
}

function* allChanges(
  subjects: Subjects,
  right: FormState,
  { mutant, definition: broken }: BrokenDefinition,
  isMain: boolean,
): Generator<Candidate> {
  const { definition, context, example } = right;
  const wrong = mutant.file === 'ui' ? right : new FormState(broken, context, example);
  const both = wrong === right ? [right] : [right, wrong];
  const isChanged = (place: Pointer) =>
    mutant.edits.some(({ at }) => isWithin(place, at) || isWithin(at, place));
  const isAbout = (keyword: string) => mutant.edits.some(({ at }) => at.includes(`/${keyword}`));
  // The same few records notice most of what goes wrong with them.
  if (isOfRecords(mutant)) yield* recordSpreads(definition, context);
  const [withoutPolicy, ...all] = contextChanges(definition, context, example);
  const ofContext = all.filter((one) => subjects.isGate || !isOfStatus(one));
  ofContext.splice(2, 0, withoutPolicy!);
  const related = ofContext.filter(isRelatedTo(mutant));
  yield* inTurn([
    related.values(),
    readChanges(right, mutant),
    ...(isAbout('anyRequired') ? [alternativeChanges(right)] : []),
    ...(isAbout('atMostOne') ? [exclusiveChanges(right, new Random(0, 0))] : []),
    ...subjects.conditions.flatMap((location) =>
      both.map((state) =>
        conditionChanges(state, new Random(0, 0), (other) => other === location, isChanged),
      ),
    ),
    ...[...subjects.fields].map((field) => likeliestValues(right, wrong, mutant, field, mostAlike)),
    ...[...subjects.governed].map((field) => likeliestValues(right, wrong, mutant, field, 0)),
    ...(isMain
      ? [
          ofContext.filter((one) => !related.includes(one)).values(),
          unanswered(definition, context),
        ]
      : []),
  ]);
}

/** Whether a mutant is about values that the insurer has, or about which of them and of the answers counts. */
const isOfRecords = ({ file, edits }: Mutant): boolean =>
  file === 'request'
    ? edits.some(({ at }) => /^\/(prefill\/[^/]*$|load(\/|$))/.test(at))
    : edits.some(({ at }) => at.endsWith('/readOnly'));

/**
 * The records that the changed part of request.json reads, each without a value, lists also without their first entry;
 * of the link, which is there or not as a whole, also one that tells its values apart.
 */
function* readChanges(state: FormState, mutant: Mutant): Generator<Candidate> {
  const { request } = state.definition;
  if (mutant.file !== 'request') return;
  const parts = mutant.edits.flatMap(({ at, value }) => {
    const isWhole = partsOf(at).length < 2;
    return [value, isWhole ? getAt(request, at) : getAt(request, parentOf(at))];
  });
  const read = new Set(parts.flatMap(valuePointers));
  const links = [...new Set(valuePointers(request))].filter((at) => at.startsWith('/link/'));
  if (links.some((at) => read.has(at))) {
    yield { changes: links.map((at, i) => [at, `A${i + 1}`]) };
    if (state.example.link) yield { changes: [['/link', undefined]] };
  }
  for (const at of read) {
    if (!/^\/(loaded|customer|policy)\//.test(at)) continue;
    const value = state.valueAt(at);
    if (Array.isArray(value) && value.length > 0)
      yield { changes: recordChange(state, at, value.slice(1)) };
    if (value !== undefined) yield { changes: recordChange(state, at, undefined) };
  }
}

/** The property of an example that states what a part of request.json decides. */
const saidIn: { [part: string]: Pointer } = {
  signatures: '/signed',
  lists: '/lists',
  lookUps: '/lookedUp',
  load: '/loaded',
  steps: '/steps',
};

function isRelatedTo({ file, edits }: Mutant): (candidate: Candidate) => boolean {
  const place = saidIn[file === 'request' ? (partsOf(edits[0]?.at ?? '')[0] ?? '') : ''];
  return ({ changes }) => place !== undefined && changes.some(([at]) => isWithin(at, place));
}

const isOfStatus = ({ changes }: Candidate): boolean => changes[0]?.[0] === '/policy/policyStatus';

/** The form as it opens, with nothing answered or changed. */
function* unanswered(definition: CompiledDefinition, context: Context): Generator<Candidate> {
  const { lookedUp: _lookedUp, ...before } = context;
  const opening = openRequest(definition, before);
  if ('answers' in opening) yield { changes: [['/answers', opening.answers]] };
}
