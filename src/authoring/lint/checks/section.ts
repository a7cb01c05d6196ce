import { type Column, type Pointer, pointerOf, type Schema, type Ui, uiAt } from '#engine';
import type { Check, CheckInput, Violation } from './check';

type Section = NonNullable<Ui['ui:sections']>[number];
type Found = Omit<Violation, 'file'>;

/** What is wrong with one section as it is drawn. */
const rules: ((section: Section, input: CheckInput) => Iterable<Found>)[] = [
  function* columnsAndLayout({ columns, fields, layout }) {
    if (columns && layout !== 'parties')
      yield {
        at: '/columns',
        target: 'name',
        message: 'Columns need the layout "parties". Add it.',
      };
    if (!columns && layout === 'parties')
      yield { at: '/layout', message: 'The layout "parties" needs "columns". Add them.' };
    if (columns && fields)
      yield {
        at: '/fields',
        target: 'name',
        message:
          'A section with "columns" does not show its "fields". Move them to another section.',
      };
  },

  function* rowsOfParties({ columns = [] }, { fields, definition: { ui } }) {
    const [first, ...others] = columns;
    for (const [k, column] of others.entries()) {
      const at = pointerOf('columns', k + 1, 'fields');
      if (column.fields.length !== first!.fields.length)
        yield {
          at,
          message: `This column has ${column.fields.length} fields, but the first one has ${first!.fields.length}, so a field is not shown. Give each column the same questions.`,
        };
      else
        for (const row of rowsThatDiffer(first!, column, fields, ui).slice(0, 1))
          yield {
            at: at + pointerOf(row),
            message: `"${column.fields[row]}" is in one row with "${first!.fields[row]}", which is another question. Put the fields into the same order.`,
          };
    }
  },

  function* valuesOfTable({ layout, fields = [] }, { fields: described }) {
    if (layout !== 'table') return;
    for (const [j, name] of fields.entries()) {
      const asked = described.find(
        ({ at, schema }) => at === pointerOf(name) && !schema.readOnly && schema.type !== 'null',
      );
      if (asked)
        yield {
          at: pointerOf('fields', j),
          message: `The layout "table" only shows values, so "${name}" cannot be answered. Use another layout, or make the field readOnly.`,
        };
    }
  },

  function* pairOfOne({ layout, fields = [] }) {
    if (layout === 'pair' && fields.length === 1 && fields[0] !== '*')
      yield {
        at: '/layout',
        severity: 'warning',
        message:
          'A pair of one field leaves half of the row empty. Add the other field, or remove the layout.',
      };
  },

  function* titleOfPage({ title }, { definition }) {
    if (definition.ui['ui:pages'] && title === undefined)
      yield { at: '', message: 'This section is a page without a heading. Add "title".' };
  },

  function* wordsOfPage({ id, step }, { definition }) {
    if (definition.ui['ui:pages']) return;
    for (const [name, value] of Object.entries({ id, step }))
      if (value !== undefined)
        yield {
          at: pointerOf(name),
          target: 'name',
          message: `"${name}" is only used where each section is a page. Add "ui:pages", or remove it.`,
        };
  },
];

export const section: Check = {
  id: 'section',
  *run(input) {
    const { ui } = input.definition;
    for (const [i, one] of (ui['ui:sections'] ?? []).entries())
      for (const rule of rules)
        for (const { at, ...found } of rule(one, input))
          yield { file: 'ui', at: pointerOf('ui:sections', i) + at, ...found };
    yield* interruptedSteps(ui);
    if (ui['ui:pages'] && !ui['ui:sections'])
      yield {
        file: 'ui',
        at: '/ui:pages',
        message: 'Each section is a page, but there are no sections. Add "ui:sections".',
      };
  },
};

/** A step of the progress that begins again after another one: the progress would lead back. */
function* interruptedSteps({ 'ui:sections': sections = [] }: Ui): Generator<Violation> {
  const over = new Set<string>();
  for (const [i, { step }] of sections.entries()) {
    const before = sections[i - 1]?.step;
    if (before !== undefined && before !== step) over.add(before);
    if (step !== undefined && over.has(step))
      yield {
        file: 'ui',
        at: pointerOf('ui:sections', i, 'step'),
        message: `The step ${JSON.stringify(step)} is interrupted by another one. Move its sections together.`,
      };
  }
}

/**
 * The rows in which two parties are asked for values of another type, or from other choices, or what the other one is
 * asked in another row.
 */
function rowsThatDiffer(
  first: Column,
  other: Column,
  fields: CheckInput['fields'],
  ui: Ui,
): number[] {
  const [titles, otherTitles] = [first, other].map((column) =>
    column.fields.map((name) => uiAt(ui, pointerOf(name))['ui:title']),
  ) as [(string | undefined)[], (string | undefined)[]];
  const rowOf = (title: string | undefined, all: typeof titles) =>
    title === undefined ? -1 : all.indexOf(title);
  const kindOf = (name: string) => kind(fields, pointerOf(name));
  return first.fields.flatMap((name, row) => {
    const [one, two] = [kindOf(name), kindOf(other.fields[row]!)];
    const isOther = one !== undefined && two !== undefined && one !== two;
    const isSwapped =
      titles[row] !== otherTitles[row] &&
      rowOf(titles[row], otherTitles) >= 0 &&
      rowOf(otherTitles[row], titles) >= 0;
    return isOther || isSwapped ? [row] : [];
  });
}

function kind(fields: CheckInput['fields'], at: Pointer): string | undefined {
  const schema: Schema | undefined = fields.find((field) => field.at === at)?.schema;
  return schema && JSON.stringify([schema.type, schema.enum]);
}
