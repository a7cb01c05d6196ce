import type { Answers, CompiledDefinition, Context } from '../definition/definition';
import type { Pointer, Schema } from '../definition/valueExpression';
import { isObject } from '../json/object';
import { getAt, pointerOf, setAt } from '../json/pointer';
import { childOf } from '../schema/fields';
import { interpolate } from '../text/message';
import { engineMessages } from '../text/messageFor';
import { titleAt, titleLocation } from './fieldTitles';
import { inFormOrder, problemsByField } from './problems';
import { resolveAnswers } from './readOnlyValues';

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

/**
 * The answers of a draft that the current definition accepts, and the changes for those that it does not. `titles`: those
 * of the answered fields when the draft was saved (see `fieldTitles`).
 */
export function migrateAnswers(
  definition: CompiledDefinition,
  context: Context,
  { answers, titles }: { answers: Answers; titles: { [place: Pointer]: string } },
): { answers: Answers; changes: Change[] } {
  const changes: Change[] = [];
  const texts = engineMessages(definition).draft;
  const fitting = keep(answers, definition.schema, '') as Answers;
  const resolved = resolveAnswers(definition, context, fitting);
  for (const { at, rule } of inFormOrder(
    definition,
    resolved,
    problemsByField(definition, context, resolved),
  )) {
    const was = getAt(fitting, at);
    if (!incompatibleRules.has(rule) || was === undefined) continue;
    // What the customer did not answer is not theirs to answer again: a list marks the entry that is open.
    if (!wasAnswered(at)) continue;
    note(at, titleAt(definition, at), was, texts.unfit);
    setAt(fitting, at, undefined);
  }
  return { answers: withoutGaps(fitting) as Answers, changes };

  /** An entry that is no object has the title of its list. */
  function wasAnswered(at: Pointer): boolean {
    return [at, at.replace(/\/\d+$/, '')].some((place) =>
      Object.hasOwn(titles, titleLocation(place)),
    );
  }

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
      else if (title !== undefined) note(place, title, part, texts.gone);
    }
    return result;
  }

  function note(at: Pointer, title: string, value: unknown, message: string) {
    const was = textOf(value, at);
    if (was !== '') changes.push({ at, title, was, message: interpolate(message, { title, was }) });
  }

  /** An answer as text, as far as it was the customer's; the labels of its choices are no longer known. */
  function textOf(value: unknown, at: Pointer): string {
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (isFile(value)) return value.name;
    if (Array.isArray(value)) return inOneLine(value.map((item, i) => textOf(item, `${at}/${i}`)));
    if (!isObject(value)) return String(value ?? '');
    const parts = Object.entries(value).map(
      ([name, part]) => [at + pointerOf(name), part] as const,
    );
    return inOneLine(
      parts
        .filter(([place]) => titles[titleLocation(place)] !== undefined)
        .map(([place, part]) => textOf(part, place)),
    );
  }
}

const inOneLine = (texts: string[]) => texts.filter((text) => text !== '').join(', ');

const isFile = (value: unknown): value is { name: string } =>
  isObject(value) && 'id' in value && 'size' in value && typeof value.name === 'string';

/** Without the gaps that removed entries of lists left. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(withoutGaps);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutGaps(part)]));
}
