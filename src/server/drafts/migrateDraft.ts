import {
  type Answers,
  childOf,
  type CompiledDefinition,
  type Context,
  findProblems,
  getAt,
  isObject,
  type Pointer,
  pointerOf,
  type Schema,
  setAt,
  normalizeAnswers,
  withOwnValues,
} from '#engine';
import { t } from '../i18n';
import type { Draft } from './drafts';
import { titleLocation, titleAt } from './fieldTitles';

/** An answer of a draft that the request type of now has no place for. */
export interface Change {
  at: Pointer;
  /** What the question was called. */
  title: string;
  /** What was answered. */
  was: string;
  message: string;
}

/** A value under one of these rules cannot even be shown; what breaks another one is put right in the form. */
const incompatibleRules = new Set(['type', 'enum']);

/** The answers of a draft that still fit, and what became of the others. */
export function migrateDraft(
  definition: CompiledDefinition,
  context: Context,
  { answers, titles }: Pick<Draft, 'answers' | 'titles'>,
): { answers: Answers; changes: Change[] } {
  const changes: Change[] = [];
  const fitting = keep(answers, definition.schema, '') as Answers;
  const whole = normalizeAnswers(definition, withOwnValues(definition, context, fitting));
  for (const { at, rule } of findProblems(definition, context, whole)) {
    const was = getAt(fitting, at);
    if (!incompatibleRules.has(rule) || was === undefined) continue;
    note(at, titleAt(definition, at), was, 'unfit');
    setAt(fitting, at, undefined);
  }
  return { answers: withoutGaps(fitting) as Answers, changes };

  function keep(value: unknown, schema: Schema, at: Pointer): unknown {
    if (Array.isArray(value))
      return value.map((item, i) => keep(item, schema.items ?? {}, `${at}/${i}`));
    if (!isObject(value) || schema.upload || schema.oneOf) return value;
    const kept: { [name: string]: unknown } = {};
    for (const [name, part] of Object.entries(value)) {
      const described = childOf(schema, name);
      const place = at + pointerOf(name);
      const title = titles[titleLocation(place)];
      if (described) kept[name] = keep(part, described, place);
      // Without a title nobody was asked for it, so nobody misses it.
      else if (title !== undefined) note(place, title, part, 'gone');
    }
    return kept;
  }

  function note(at: Pointer, title: string, value: unknown, what: 'gone' | 'unfit') {
    const was = textOf(value);
    changes.push({ at, title, was, message: t(`draft.${what}`, { title, was }) });
  }
}

/** An answer without the words that its question once gave it. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'papers.answers.yes' : 'papers.answers.no');
  if (value !== null && typeof value === 'object')
    return Object.values(value).map(textOf).join(', ');
  return String(value ?? '');
}

/** Without the empty places that entries of lists left. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(withoutGaps);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutGaps(part)]));
}
