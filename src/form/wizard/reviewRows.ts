import {
  type Answers,
  type Column,
  type CompiledDefinition,
  labelOf,
  type Option,
  partyOf,
  rowsOf,
  type Schema,
} from '#engine';
import type { FormSection } from '../draw/formSection';
import { answerText } from './answerText';
import { listText } from './listText';

interface ReviewAnswer {
  field: string;
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
  const names = Object.keys(schema.properties).filter((name) =>
    takesAnswer(schema.properties[name]),
  );
  const rows = columns
    ? rowsOf(columns, (name) => names.includes(name))
    : names.map((name) => ({ named: name, cells: [{ title: undefined, field: name }] }));
  return rows.map(({ named, cells }) => ({
    label: labelOf(definition, `/${named}`),
    answers: cells.flatMap(({ title, field }) =>
      field === undefined
        ? []
        : [
            {
              field,
              party: title && partyOf(definition.ui, field, isDrawn),
              text: textOf(schema.properties[field], field),
              isReadOnly: schema.properties[field].readOnly === true,
            },
          ],
    ),
  }));

  function textOf(part: Schema, name: string): string {
    return part.type === 'array'
      ? listText(definition, `/${name}`, part, answers[name], lists)
      : answerText(definition, part, definition.ui[name], answers[name], lists[`/${name}`]);
  }
}

const takesAnswer = ({ type }: Schema) => type !== 'null';
