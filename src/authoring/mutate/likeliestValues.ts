import { canonicalAnswer, partsOf, type Pointer, type Schema } from '#engine';
import { assertionHolds, type FormSurroundings } from '../assertionHolds';
import { answerChanges } from '../draft/answerChanges';
import type { Candidate } from '../draft/candidate';
import type { FormState } from '../draft/formState';
import { type Field, fieldNameOf } from '../fill/field';
import { meets } from '../fill/meets';
import { Random } from '../fill';
import type { Mutant } from './mutant';
import { type RecordChange, recordChanges } from './recordChanges';

/**
 * The values of a field: first those that definition and mutant judge differently, or whose message changes, and among
 * them those that break the fewest rules besides; then so many of the others.
 */
export function* likeliestValues(
  right: FormState,
  wrong: FormState,
  mutant: Mutant,
  field: Pointer,
  mostAlike: number,
): Generator<Candidate> {
  const changes = [right, ...(wrong === right ? [] : [wrong])].flatMap((state): RecordChange[] => [
    ...[...answerChanges(state, new Random(0, 0), field)].map((candidate) => ({
      ...candidate,
      filled: answered(candidate),
    })),
    ...(mutant.file === 'request' ? [] : recordChanges(state, new Random(0, 0), field)),
  ]);
  const judge = judgeOf(right, wrong, mutant);
  const judged = changes.map((candidate) => ({ candidate, ...judge(candidate) }));
  const likely = judged.filter(({ tellsApart }) => tellsApart);
  const unknown = judged.filter(({ tellsApart }) => tellsApart === undefined);
  const others = judged.filter(({ tellsApart }) => tellsApart === false).slice(0, mostAlike);
  for (const { candidate } of [
    ...likely.toSorted((one, other) => one.broken - other.broken),
    ...unknown,
    ...others,
  ])
    yield candidate;
}

function answered({ changes: [[at, value] = ['', undefined]] }: Candidate) {
  return { at: at.slice('/answers'.length), value };
}

interface Judgement {
  /** Whether definition and mutant judge the value differently, as far as its field alone tells; if it can tell. */
  tellsApart: boolean | undefined;
  /** How many rules it breaks. */
  broken: number;
}

function judgeOf(
  right: FormState,
  wrong: FormState,
  mutant: Mutant,
): (candidate: RecordChange) => Judgement {
  const rule = ruleOfMessage(mutant);
  return ({ filled }) => {
    if (!filled) return { tellsApart: undefined, broken: 0 };
    const { at, value } = filled;
    const isHere = (one: Field) => one.at === at;
    const [field, other] = [right, wrong].map((state) =>
      state.fields(fieldNameOf(at)).find(isHere),
    );
    if (value === undefined)
      return {
        tellsApart: rule === 'required' || field?.isRequired !== other?.isRequired,
        broken: 0,
      };
    const around = right.around(at);
    const isOffered = right.isOffered(at, value);
    const [verdict, another] = [field, other].map((one) =>
      one ? verdictOn(value, one.schema, around, isOffered) : undefined,
    );
    const tellsApart =
      rule === undefined
        ? mutant.file === 'ui'
          ? // The messages about a field name it.
            verdict !== undefined && verdict.broken.length + verdict.unusual.length > 0
          : JSON.stringify(verdict) !== JSON.stringify(another)
        : verdict === undefined || !hasRule(field!.schema, rule) || verdict.broken.includes(rule);
    return { tellsApart, broken: (verdict?.broken.length ?? 0) + (another?.broken.length ?? 0) };
  };
}

/**
 * What a schema makes of a value, and which of its rules it breaks: also where it is wrong for both, the message may
 * differ.
 */
function verdictOn(value: unknown, schema: Schema, around: FormSurroundings, isOffered: boolean) {
  const brokenOf = (rules: Schema): string[] => [
    ...Object.keys(rules).filter((rule) => !assertionHolds(rules, rule, value, around)),
    ...((rules.allOf ?? []) as Schema[]).flatMap(brokenOf),
  ];
  const isMet = meets(value, schema, around);
  return {
    isMet,
    broken: [...brokenOf(schema), ...(isOffered ? [] : ['list'])],
    // Only an answer that is right can be unusual.
    unusual: isMet ? brokenOf((schema.usually ?? {}) as Schema) : [],
    canonical: typeof value === 'string' ? canonicalAnswer(schema, value) : value,
  };
}

const hasRule = ({ allOf = [], ...schema }: Schema, rule: string): boolean =>
  rule in schema || (allOf as Schema[]).some((one) => hasRule(one, rule));

/** The rule whose message a mutant changes. */
function ruleOfMessage({ file, edits }: Mutant): string | undefined {
  const parts = partsOf(edits[0]?.at ?? '');
  const i = parts.indexOf('ui:messages');
  return file === 'ui' && i >= 0 ? parts[i + 1] : undefined;
}
