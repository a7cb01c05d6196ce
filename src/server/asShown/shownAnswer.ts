import type { ShownAnswer } from '#api';
import {
  activeWithin,
  type Answers,
  askedIn,
  type AskedField,
  asksAboutUnusual,
  formatGiven,
  getAt,
  isMultipleChoice,
  labelWithGroup,
  openRequest,
  type Pointer,
  type Schema,
  titleLocation,
  uiAt,
  unusualOf,
} from '#engine';
import type { ResolvedRequest } from '../requests/resolveRequest';

type Entry = NonNullable<ShownAnswer['entries']>[number];

/** A request, with what is shown beside its answers. */
export interface Shown extends ResolvedRequest {
  /** The SHA-256 of the content of a file, by its id. */
  digests?: ReadonlyMap<string, string>;
  /** See {@link confirmations}. */
  confirmed: Confirmations;
}

type Confirmations = ReadonlyMap<Pointer, string>;

/** Buttons, and values that only rules read: neither is a question. */
const omittedWidgets = new Set(['button', 'hidden']);

export const isOmitted = ({ definition }: Pick<Shown, 'definition'>, at: Pointer) =>
  omittedWidgets.has(uiAt(definition.ui, at)['ui:widget'] ?? '');

/** What the form asks about unlikely answers, by their place: it is sent only when the customer says that they are right. */
export function confirmations({ definition, context, answers }: ResolvedRequest): Confirmations {
  if (!asksAboutUnusual(definition.schema)) return new Map();
  const opening = openRequest(definition, context);
  const first = 'answers' in opening ? opening.answers : {};
  const unusual = unusualOf(definition, context, answers, first);
  return new Map(unusual.map(({ at, message }) => [at, message]));
}

/** An answer as it was read; a list entry by entry, so that no text in it can look like another answer. */
export function shownAnswer(request: Shown, schema: Schema, at: Pointer): ShownAnswer {
  const { answers, digests } = request;
  const value: any = getAt(answers as Answers, at);
  const sha256 = digests?.get(value?.id);
  if (Array.isArray(value) && !isMultipleChoice(schema))
    return { text: '', entries: value.map((_, i) => entryAt(request, schema, `${at}/${i}`)) };
  return {
    ...givenText(request, schema, at),
    ...(sha256 !== undefined && { file: { size: value.size, sha256 } }),
  };
}

/** An entry of a list with what was answered in it, field by field in its groups, too. */
function entryAt(request: Shown, list: Schema, at: Pointer): Entry {
  const { definition, answers } = request;
  const active = activeWithin(definition, list.items ?? {}, getAt(answers as Answers, at));
  const isShown = ({ at: field }: AskedField) =>
    getAt(answers as Answers, field) !== undefined && !isOmitted(request, field);
  return {
    answers: askedIn(active, at, isShown).map(({ at: field, schema }) => ({
      label: labelWithGroup(definition, field),
      ...shownAnswer(request, schema, field),
    })),
  };
}

function givenText(
  { definition, context, answers, confirmed }: Shown,
  schema: Schema,
  at: Pointer,
) {
  const asked = confirmed.get(at);
  return {
    text: formatGiven(
      definition,
      schema,
      uiAt(definition.ui, at),
      getAt(answers as Answers, at),
      context.lists?.[titleLocation(at)],
    ),
    ...(asked !== undefined && { confirmed: asked }),
  };
}
