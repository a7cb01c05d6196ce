import { parentOf, partsOf, pointerOf } from '#engine';
import { useState } from 'react';
import { t } from '../i18n';
import { addField, type Where } from './edit/addField';
import type { Addition } from './additions';
import { deleteCondition, moveCondition } from './edit/conditions';
import { deleteField } from './edit/deleteField';
import type { Deletion } from './edit/deletion';
import type { NewField } from './edit/kinds';
import { moveField, type Target } from './edit/moveField';
import { deletePart, movePart } from './edit/parts';
import { renameField } from './edit/renameField';
import { addSection, deleteSection, moveSection, sectionsIn } from './edit/sections';
import type { Changes, Texts } from './edit/texts';
import { type Definition, pathIn } from './model/definition';
import { holderOf, listOf } from './model/fields';
import { partKindAt } from './model/parts';
import { flat, type OutlineNode } from './model/outlineOf';
import { uiAt } from './model/words';
import { pointerBelow, stepTarget } from './steps';

type Dialog =
  | { kind: 'add'; where: Where }
  | { kind: 'section' }
  | { kind: 'part'; addition: Addition; of: Texts }
  | { kind: 'delete'; at: string; title: string; deletion: Deletion };

interface Given {
  definition: Definition;
  nodes: OutlineNode[];
  chosen: OutlineNode;
  edit: (changes: Changes, typing?: string) => void;
  choose: (id: string) => void;
}

export type Actions = ReturnType<typeof useActions>;

/** What can be done with the chosen thing. Each is one step of undo, is announced, and leaves a thing chosen. */
export function useActions({ definition, nodes, chosen, edit, choose }: Given) {
  const { key, texts } = definition;
  const [dialog, setDialog] = useState<Dialog>();
  const [announcement, setAnnouncement] = useState('');
  /** The thing that the focus goes to once it is drawn; a new object each time. */
  const [focus, setFocus] = useState<{ id: string }>();

  const done = (changes: Changes, id: string, text: string, isLeft = false) => {
    edit(changes);
    choose(id);
    if (!isLeft) setFocus({ id });
    setAnnouncement(text);
    setDialog(undefined);
  };
  const refuse = (text: string) => {
    setAnnouncement(text);
    setDialog(undefined);
  };
  /** What a dialog was opened for may be gone, or no JSON any more. */
  const isEditable = definition.broken === undefined && texts[pathIn(key, 'schema')] !== undefined;

  const move = (at: string, to: Target, title: string) => {
    const changes = moveField(key, texts, at, to);
    if (changes) done(changes, `field:${at}`, t('outline.said.moved', { title }));
    else refuse(t('outline.said.cannotMove', { title }));
  };

  /** A condition, or an entry of a list of request.json, by one place. */
  const stepEntry = ({ kind, pointer = '', index, title }: OutlineNode, by: 1 | -1) => {
    const to = (index ?? NaN) + by;
    const changes =
      kind === 'condition'
        ? moveCondition(definition, pointer, to)
        : movePart(key, texts, pointer, to);
    if (!changes) return refuse(t('outline.said.cannotMove', { title }));
    const id = `${kind}:${parentOf(pointer)}${pointerOf(to)}`;
    return done(changes, id, t('outline.said.moved', { title }));
  };
  const deleteEntry = ({ kind, id, pointer = '', title }: OutlineNode) => {
    const isNeeded = kind === 'part' && isAlone(nodes, pointer) && partKindAt(pointer)?.isNeeded;
    if (isNeeded) return refuse(t('outline.said.needed', { title }));
    const changes =
      kind === 'condition' ? deleteCondition(definition, pointer) : deletePart(key, texts, pointer);
    return done(changes, nextTo(nodes, id), t('outline.said.deleted', { title }));
  };

  return {
    dialog,
    announcement,
    focus,
    closeDialog: () => {
      setFocus({ id: chosen.id });
      setDialog(undefined);
    },
    openAdd: (isBefore = false) => {
      const where = whereFor(chosen, nodes, isBefore);
      if (where) setDialog({ kind: 'add', where });
      else refuse(t('outline.said.choosePlace'));
    },
    openAddPart: (addition: Addition) => setDialog({ kind: 'part', addition, of: texts }),
    addPart: (id: string, changes: Changes) => {
      // The draft is of the texts that the dialog was opened for.
      if (dialog?.kind !== 'part' || dialog.of !== texts) return refuse(t('outline.said.gone'));
      return done(changes, id, t('outline.said.added', { title: dialog.addition.heading }));
    },
    openAddSection: () => setDialog({ kind: 'section' }),
    add: (field: NewField, where: Where) => {
      if (!isEditable) return refuse(t('outline.said.gone'));
      const { at, changes } = addField(key, texts, field, where);
      return done(
        changes,
        `field:${at}`,
        t('outline.said.added', { title: String(field.ui['ui:title']) }),
      );
    },
    addSection: (title: string, field: string) => {
      const sections = sectionsIn(key, texts);
      const from = sections.findIndex(({ fields }) => fields.includes(field));
      const after =
        chosen.kind === 'section' ? chosen.index! : from >= 0 ? from : sections.length - 1;
      const added = addSection(key, texts, { after, title, fields: [field], from });
      // Without sections before there is one for all others, too.
      const index = sections.length === 0 ? 1 : after + 1;
      done(added, `section:${index}`, t('outline.said.added', { title }));
    },
    step: (by: 1 | -1) => {
      const { kind, index, at, title } = chosen;
      if (kind === 'section') {
        const count = sectionsIn(key, texts).length;
        const to = index! + by;
        if (to < 0 || to >= count) return refuse(t('outline.said.cannotMove', { title }));
        return done(
          moveSection(key, texts, index!, to),
          `section:${to}`,
          t('outline.said.moved', { title }),
        );
      }
      if (kind === 'condition' || kind === 'part') return stepEntry(chosen, by);
      const target = at === undefined ? undefined : stepTarget(nodes, at, by);
      if (at !== undefined && target) return move(at, target, title);
      return refuse(t('outline.said.cannotMove', { title }));
    },
    move,
    openDelete: () => {
      if (chosen.kind === 'section') {
        const next = chosen.index! > 0 ? chosen.index! - 1 : 0;
        const isLast = sectionsIn(key, texts).length < 2;
        return done(
          deleteSection(key, texts, chosen.index!),
          isLast ? 'form' : `section:${next}`,
          t('outline.said.deleted', { title: chosen.title }),
        );
      }
      if (chosen.pointer !== undefined) return deleteEntry(chosen);
      if (chosen.at !== undefined && isFlag(definition, chosen.at))
        return refuse(t('outline.said.neededByList', { title: chosen.title }));
      if (chosen.at !== undefined)
        setDialog({
          kind: 'delete',
          at: chosen.at,
          title: chosen.title,
          deletion: deleteField(key, texts, chosen.at),
        });
      return undefined;
    },
    confirmDelete: () => {
      if (dialog?.kind !== 'delete') return undefined;
      const { at, title } = dialog;
      if (!isEditable || !definition.fields.some((field) => field.at === at))
        return refuse(t('outline.said.gone'));
      // The texts may have changed on disk while the dialog was open.
      const { changes, also } = deleteField(key, texts, at);
      return done(
        changes,
        neighbourOf(nodes, at, new Set([at, ...also])),
        t('outline.said.deleted', { title }),
      );
    },
    /** `isLeft`: the focus is elsewhere already, and stays there. */
    rename: (name: string, isLeft: boolean) => {
      const changes = renameField(key, texts, chosen.at!, name);
      if (!changes) return refuse(t('outline.said.sharedName', { title: chosen.title }));
      return done(
        changes,
        `field:${pointerBelow(parentOf(chosen.at!), name)}`,
        t('outline.said.renamed', { title: chosen.title, name }),
        isLeft,
      );
    },
  };
}

/** Beside the chosen field, or into the chosen section; else into the last section. */
function whereFor(chosen: OutlineNode, nodes: OutlineNode[], isBefore: boolean): Where | undefined {
  if (chosen.at !== undefined) return { beside: chosen.at, isBefore };
  if (chosen.kind === 'section') return { section: chosen.index! };
  const sections = nodes.filter(({ kind }) => kind === 'section');
  const last = sections.at(-1);
  if (last) return { section: last.index! };
  const field = flat(nodes).findLast(({ at }) => at !== undefined && holderOf(at) === undefined);
  return field ? { beside: field.at!, isBefore: false } : { section: 0 };
}

/** Whether there is no other one of a kind. */
const isAlone = (nodes: OutlineNode[], pointer: string): boolean =>
  flat(nodes).filter((node) => partKindAt(node.pointer ?? '') === partKindAt(pointer)).length === 1;

/** What has the place of an entry once it is gone: the next one of its kind, else the one before it, else what is behind. */
function nextTo(nodes: OutlineNode[], id: string): string {
  const all = flat(nodes).filter(({ kind }) => kind !== 'group');
  const siblings =
    flat(nodes).find(({ children }) => children.some((child) => child.id === id))?.children ?? [];
  const i = siblings.findIndex((node) => node.id === id);
  const next = siblings[i + 1];
  // The entries behind it get the indexes before theirs.
  if (next) return isOneList(siblings[i]!, next) ? id : next.id;
  const place = all.findIndex((node) => node.id === id);
  return (siblings[i - 1] ?? all[place + 1] ?? all[place - 1])?.id ?? 'form';
}

const isOneList = (one: OutlineNode, other: OutlineNode): boolean =>
  one.index !== undefined && parentOf(one.pointer ?? '') === parentOf(other.pointer ?? '');

/** What is next to what goes: the field behind it in the same part, else the one before it, else what is above them. */
function neighbourOf(nodes: OutlineNode[], at: string, gone: Set<string | undefined>): string {
  const all = flat(nodes);
  const above = all.find(({ children }) => children.some((child) => child.at === at));
  const siblings = above?.children ?? [];
  const i = siblings.findIndex((node) => node.at === at);
  const isLeft = (node: OutlineNode) => node.kind === 'field' && !gone.has(node.at);
  const next = siblings.slice(i + 1).find(isLeft) ?? siblings.slice(0, i).findLast(isLeft);
  if (next) return next.id;
  if (above?.kind === 'field') return above.id;
  // A section that shows nothing goes, too.
  const place = all.findIndex((node) => node.at === at);
  const other = all.slice(place + 1).find(isLeft) ?? all.slice(0, place).findLast(isLeft);
  return other?.id ?? 'form';
}

/** Whether a field says which entry of its list is open. */
function isFlag({ ui }: Definition, at: string): boolean {
  const list = listOf(at);
  return list !== undefined && uiAt(ui, list)?.['ui:entries']?.editing === partsOf(at).at(-1);
}
