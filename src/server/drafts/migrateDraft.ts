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
  resolveAnswers,
} from '#engine';
import { t } from '../i18n';
import type { Draft } from './drafts';
import { titleLocation, titleAt } from './fieldTitles';

/** An answer of a draft that the current definition no longer accepts. */
export interface Change {
  at: Pointer;
  /** The title of the question when it was answered. */
  title: string;
  /** The answer, as text. */
  was: string;
  message: string;
}

/** A value that violates one of these cannot be shown; the customer corrects other violations in the form. */
const incompatibleRules = new Set(['type', 'enum']);

/** The answers of a draft that the current definition accepts, and the changes for those that it does not. */
export function migrateDraft(
  definition: CompiledDefinition,
  context: Context,
  { answers, titles }: Pick<Draft, 'answers' | 'titles'>,
): { answers: Answers; changes: Change[] } {
  const changes: Change[] = [];
  const fitting = keep(answers, definition.schema, '') as Answers;
  const resolved = resolveAnswers(definition, context, fitting);
  for (const { at, rule } of findProblems(definition, context, resolved)) {
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
    const result: { [name: string]: unknown } = {};
    for (const [name, part] of Object.entries(value)) {
      const described = childOf(schema, name);
      const place = at + pointerOf(name);
      const title = titles[titleLocation(place)];
      if (described) result[name] = keep(part, described, place);
      // A value without a title was not the customer's answer.
      else if (title !== undefined) note(place, title, part, 'gone');
    }
    return result;
  }

  function note(at: Pointer, title: string, value: unknown, what: 'gone' | 'unfit') {
    const was = textOf(value);
    changes.push({ at, title, was, message: t(`draft.${what}`, { title, was }) });
  }
}

/** An answer as text; the labels of its choices are no longer known. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'asShown.yes' : 'asShown.no');
  if (value !== null && typeof value === 'object')
    return Object.values(value).map(textOf).join(', ');
  return String(value ?? '');
}

/** Without the gaps that removed entries of lists left. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(withoutGaps);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutGaps(part)]));
}
