import {
  formatGiven,
  type Answers,
  askedWithin,
  type Column,
  type CompiledDefinition,
  fieldOf,
  getAt,
  isMultipleChoice,
  labelOf,
  type Option,
  partyOf,
  type Pointer,
  pointerOf,
  rowsOf,
  type Schema,
  titleAt,
  uiAt,
} from '#engine';
import type { FormSection } from '../draw/formSection';
import { listText } from './listText';

interface ReviewAnswer {
  at: Pointer;
  party: string | undefined;
  text: string;
  /** From the insurer's records: cannot be changed here. */
  isReadOnly: boolean;
}

/** One question with its answers, one per party. */
export interface ReviewRow {
  label: string;
  answers: ReviewAnswer[];
}

type Lists = { [field: string]: Option[] | string };

/** The rows of a section. */
export function reviewRows(
  definition: CompiledDefinition,
  { schema, uiSchema }: FormSection,
  answers: Answers,
  lists: Lists,
  isDrawn: (field: string) => boolean,
): ReviewRow[] {
  const { columns } = uiSchema['ui:options'] as { columns?: Column[] };
  const asked = Object.entries<Schema>(schema.properties)
    .flatMap(([name, part]) => askedWithin(part, pointerOf(name)))
    .filter(({ schema: { type } }) => type !== 'null');
  const described = new Map(asked.map((one) => [one.at, one.schema]));
  const rows = columns
    ? rowsOf(columns, (name) => described.has(pointerOf(name))).map(({ named, cells }) => ({
        named: pointerOf(named),
        cells: cells.map(({ title, field }) => ({ title, at: field && pointerOf(field) })),
      }))
    : asked.map(({ at }) => ({ named: at, cells: [{ title: undefined, at }] }));
  return rows.map(({ named, cells }) => ({
    label: columns ? labelOf(definition, named) : titleAt(definition, named),
    answers: cells.flatMap(({ title, at }) => {
      if (at === undefined) return [];
      const part = described.get(at)!;
      return [
        {
          at,
          party: title && partyOf(definition.ui, fieldOf(at), isDrawn),
          text: textOf(part, at),
          isReadOnly: part.readOnly === true,
        },
      ];
    }),
  }));

  function textOf(part: Schema, at: Pointer): string {
    const answer: unknown = getAt(answers, at);
    return part.type === 'array' && !isMultipleChoice(part)
      ? listText(definition, at, part, answer as never, lists)
      : formatGiven(definition, part, uiAt(definition.ui, at), answer, lists[at]);
  }
}
