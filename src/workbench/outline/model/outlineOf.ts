import {
  isMultipleChoice,
  parentOf,
  partsOf,
  pointerOf,
  type Pointer,
  type Schema,
  widgetFor,
} from '#engine';
import { t } from '../../i18n';
import { labelOf } from './labels';
import { sectionsIn } from '../edit/sections';
import type { Definition } from './definition';
import { type Field, listOf } from './fields';
import { indexOfPart, type PartKind, partKinds, partsIn } from './parts';
import { partTitle } from './partTitle';
import { conditionAt, conditionWords, textIn, textsIn, titleOf, uiAt } from './words';

export interface OutlineNode {
  /** Stays the same while the thing does: `field:/name`, `section:0`. */
  id: string;
  kind: 'form' | 'section' | 'field' | 'condition' | 'part' | 'group';
  title: string;
  /** What it is, in few words. */
  detail?: string;
  isRequired?: boolean;
  /** When it is shown, in words. */
  when?: string;
  /** Of a field. */
  at?: Pointer;
  /** Of a section, and of a part that is in a list. */
  index?: number;
  /** Of a condition its pointer into schema.json, of a part that into request.json. */
  pointer?: Pointer;
  children: OutlineNode[];
}

/** Everything in a request type that an analyst can point at, in the order in which a customer meets it. */
export function outlineOf(definition: Definition): OutlineNode[] {
  const { ui, request, schema } = definition;
  const form: OutlineNode = {
    id: 'form',
    kind: 'form',
    title: textIn(ui['ui:title']) ?? textIn(schema?.title) ?? definition.key,
    detail: t('outline.kinds.form'),
    children: [],
  };
  const conditions = conditionsIn(schema).map((at): OutlineNode => {
    const { rule, within } = conditionAt(schema, at);
    return {
      id: `condition:${at}`,
      kind: 'condition',
      title: t('outline.when', { condition: conditionWords(definition, rule.if, within) }),
      detail: effectOf(definition, rule.then, within),
      pointer: at,
      index: Number(partsOf(at).at(-1)),
      children: [],
    };
  });
  const partsOfKind = (kind: PartKind) =>
    partsIn(request, kind).map((pointer): OutlineNode => {
      const index = indexOfPart(pointer);
      return {
        id: `part:${pointer}`,
        kind: 'part',
        ...partTitle(definition, kind, pointer),
        pointer,
        ...(index !== undefined && { index }),
        children: [],
      };
    });
  const [single, several] = [true, false].map((isOne) =>
    partKinds.filter(({ holds }) => (holds === 'one') === isOne),
  );
  return withOwnIds([
    form,
    ...sectionNodes(definition),
    ...group('conditions', conditions),
    ...group('request', single!.flatMap(partsOfKind)),
    ...several!.flatMap((kind) => group(kind.name, partsOfKind(kind), labelOf(kind.name))),
  ]);
}

/** A field that is named twice is shown twice: the tree needs an id for each. */
function withOwnIds(nodes: OutlineNode[], taken = new Set<string>()): OutlineNode[] {
  return nodes.map((node) => {
    let { id } = node;
    for (let i = 2; taken.has(id); i++) id = `${node.id} (${i})`;
    taken.add(id);
    return { ...node, id, children: withOwnIds(node.children, taken) };
  });
}

const group = (
  name: string,
  children: OutlineNode[],
  title = t(`outline.groups.${name}`),
): OutlineNode[] =>
  children.length === 0 ? [] : [{ id: `group:${name}`, kind: 'group', title, children }];

function sectionNodes(definition: Definition): OutlineNode[] {
  const { key, texts, fields } = definition;
  const top = fields.filter(({ at }) => partsOf(at).length === 1);
  const sections = sectionsIn(key, texts);
  const named = new Set(sections.flatMap((section) => section.fields));
  const rest = top.filter(({ name }) => !named.has(name));
  const nodesOf = (some: Field[]) => some.map((field) => fieldNode(definition, field));
  if (sections.length === 0) return group('fields', nodesOf(top));
  const nodes = sections.map(({ section, fields: names }, index): OutlineNode => ({
    id: `section:${index}`,
    kind: 'section',
    title:
      textIn(section.title) ?? textIn(section.id) ?? t('outline.section', { number: index + 1 }),
    ...(textIn(section.layout) && { detail: section.layout }),
    index,
    children: names.flatMap((name) =>
      name === '*' ? nodesOf(rest) : nodesOf(top.filter((field) => field.name === name)),
    ),
  }));
  return named.has('*') ? nodes : [...nodes, ...group('rest', nodesOf(rest))];
}

function fieldNode(definition: Definition, field: Field): OutlineNode {
  const { at, schema, isRequired } = field;
  // What shows a list shows what is in it.
  const ofList = definition.fields.find((one) => one.at === listOf(at))?.conditions ?? [];
  const conditions = field.conditions.filter((one) => !ofList.includes(one));
  const inside = definition.fields.filter(
    (one) => listOf(one.at) === at || parentOf(one.at) === at,
  );
  const [condition] = conditions;
  return {
    id: `field:${at}`,
    kind: 'field',
    title: titleOf(definition, at),
    detail: detailOf(schema, uiAt(definition.ui, at)),
    isRequired,
    ...(condition !== undefined && {
      when:
        conditions.length > 1
          ? t('outline.severalConditions', { count: conditions.length })
          : whenOf(definition, condition),
    }),
    at,
    children: inside.map((one) => fieldNode(definition, one)),
  };
}

function whenOf(definition: Definition, pointer: Pointer): string {
  const { rule, within } = conditionAt(definition.schema, pointer);
  return conditionWords(definition, rule?.if, within);
}

/** `date`, `pan · text`, `choice · radio` */
function detailOf(schema: Schema, ui: unknown): string {
  const isChosen = (schema.enum && schema.type !== 'boolean') || isMultipleChoice(schema);
  const type = schema.format ?? (isChosen ? 'choice' : schema.type);
  const widget = widgetFor(schema, (ui ?? {}) as object);
  return [...new Set([type, widget].flat().filter((word) => textIn(word)))].join(' · ');
}

/** The pointers of all rules of schema.json with an `if`. */
function conditionsIn(schema: any, at = ''): Pointer[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const rules = Array.isArray(schema.allOf) ? (schema.allOf as any[]) : [];
  const own = rules.flatMap((rule, i) => [
    ...(rule?.if ? [`${at}/allOf/${i}`] : []),
    ...conditionsIn(rule?.then, `${at}/allOf/${i}/then`),
  ]);
  const below = Object.entries<any>(schema.properties ?? {}).flatMap(([name, part]) =>
    conditionsIn(part?.items, `${at}/properties${pointerOf(name)}/items`),
  );
  return [...own, ...below];
}

/** `shows Date of loss; requires it` */
function effectOf(definition: Definition, then: any, within: Pointer): string {
  const names = (list: string[]) =>
    list.map((name) => titleOf(definition, within + pointerOf(name))).join(', ');
  const shown = Object.keys(then?.properties ?? {});
  const needed = textsIn(then?.required).filter((name) => !shown.includes(name));
  return [
    shown.length > 0 && t('outline.shows', { fields: names(shown) }),
    needed.length > 0 && t('outline.requires', { fields: names(needed) }),
  ]
    .filter(Boolean)
    .join('; ');
}

/** A node and what is above it; undefined where there is none any more. */
export function findNode(nodes: OutlineNode[], id: string): OutlineNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children, id);
    if (found) return found;
  }
  return undefined;
}

/** All nodes in the order in which they are seen. */
export const flat = (nodes: OutlineNode[]): OutlineNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

/** The outline now, with the nodes of before where they are the same: what has not changed is not drawn again. */
export function keepSame(before: OutlineNode[], now: OutlineNode[]): OutlineNode[] {
  const known = new Map(before.map((node) => [node.id, node]));
  const nodes = now.map((node) => {
    const same = known.get(node.id);
    const children = keepSame(same?.children ?? [], node.children);
    return same && isSame(same, { ...node, children }) ? same : { ...node, children };
  });
  return nodes.length === before.length && nodes.every((node, i) => node === before[i])
    ? before
    : nodes;
}

const isSame = (one: OutlineNode, other: OutlineNode): boolean =>
  (['title', 'detail', 'isRequired', 'when', 'index', 'pointer', 'children'] as const).every(
    (name) => one[name] === other[name],
  );
