import {
  type Definition,
  drawnSections,
  partsOf,
  type Pointer,
  pointerOf,
  sectionId,
} from '#engine';
import { branchesOf } from '../lint/values/branches';
import type { CountedRule } from './coverage';

/** A part of a form: a field (below `items` those of lists), a section, or what is asked before and after the questions. */
export interface CoveredPart {
  /** A pointer into the answers, `section` with its id, `policy` or `submit`. */
  id: string;
  title?: string;
  /** Of a section: its fields, which count for it too. */
  fields?: Pointer[];
  seen: number;
  total: number;
  /** What no example covers. */
  words: string[];
  /** Where the first of that is written; else the first rule. */
  file: string;
  line: number;
  column: number;
}

/** How the examples cover each part of a form that has rules. A rule of a condition counts for all that it shows. */
export function coveredParts(definition: Definition, rules: CountedRule[]): CoveredPart[] {
  const sections = sectionsOf(definition);
  const found = new Map<string, CoveredPart & { isUnseen: boolean }>();
  for (const rule of rules)
    for (const id of idsWithSections(definition, sections, rule)) {
      const { file, line, column, isSeen, isImplied, message } = rule;
      const words = isSeen || isImplied ? [] : [wordsOf(message)];
      const known = found.get(id);
      const place = known && (known.isUnseen || isSeen) ? known : { file, line, column };
      found.set(id, {
        id,
        seen: (known?.seen ?? 0) + Number(isSeen),
        total: (known?.total ?? 0) + 1,
        words: [...new Set([...(known?.words ?? []), ...words])],
        file: place.file,
        line: place.line,
        column: place.column,
        isUnseen: known?.isUnseen === true || !isSeen,
      });
    }
  return [...found.values()].map(({ isUnseen: _isUnseen, ...part }) => ({
    ...part,
    ...sections.find((section) => section.id === part.id),
  }));
}

type Section = Required<Pick<CoveredPart, 'id' | 'title' | 'fields'>>;

/** The sections that a form names. */
function sectionsOf(definition: Definition): Section[] {
  const names = branchesOf(definition.schema).descriptions.map(({ at }) => at.split('/')[1]!);
  const properties = Object.fromEntries(names.map((name) => [name, {}]));
  return drawnSections({ ...definition, validators: {} }, { properties }).flatMap(
    ({ id, title = '', fields }) =>
      title === ''
        ? []
        : [{ id: `section ${id}`, title, fields: fields.map((name) => pointerOf(name)) }],
  );
}

function idsWithSections(definition: Definition, sections: Section[], rule: CountedRule): string[] {
  const ids = idsOf(definition, rule);
  const around = sections.filter(({ fields }) =>
    ids.some((id) => fields.some((field) => isWithin(id, field))),
  );
  return [...new Set([...ids, ...around.map(({ id }) => id)])];
}

const wordsOf = (message: CountedRule['message']): string =>
  typeof message === 'string' ? message : message.text(message.value);

function idsOf(definition: Definition, { rule: { file, at } }: CountedRule): string[] {
  if (file === 'schema') return fieldsOfRule(definition, at);
  const [first = '', second = ''] = partsOf(at);
  if (file === 'request') {
    if (['lists', 'choices', 'lookUps', 'proofs'].includes(first)) return [second];
    return [['policies', 'blocked', 'load'].includes(first) ? 'policy' : 'submit'];
  }
  const names = partsOf(at);
  const end = names.findIndex((name) => name.startsWith('ui:'));
  const field = names.slice(0, end < 0 ? undefined : end);
  if (field.length > 0) return [pointerOf(...field)];
  if (first !== 'ui:sections') return ['submit'];
  const section = definition.ui['ui:sections']?.[Number(second)];
  return section ? [`section ${sectionId(section, Number(second))}`] : [];
}

/** The fields that a place of schema.json describes, asks for, or shows. */
function fieldsOfRule({ schema }: Definition, at: Pointer): string[] {
  const { descriptions, required } = branchesOf(schema);
  const asked = required.find((one) => isWithin(at, one.at));
  if (asked) {
    const name = asked.names[Number(at.slice(asked.at.length + 1))];
    return (at === asked.at || name === undefined ? asked.names : [name]).map(
      (one) => asked.scope + pointerOf(one),
    );
  }
  const described = descriptions
    .filter(({ place }) => isWithin(at, place))
    .toSorted((one, other) => other.place.length - one.place.length)[0];
  if (described) return [described.at];
  const shown = descriptions.filter(({ guards }) => guards.some((guard) => isWithin(at, guard.at)));
  return [...new Set(shown.map((one) => one.at))];
}

const isWithin = (at: Pointer, place: Pointer) => at === place || at.startsWith(`${place}/`);
