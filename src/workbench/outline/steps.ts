import { type Pointer, pointerOf } from '#engine';
import { holderOf } from './model/fields';
import type { Target } from './edit/moveField';
import { flat, type OutlineNode } from './model/outlineOf';

export const pointerBelow = (parent: Pointer, name: string): Pointer => parent + pointerOf(name);

/** Where a field goes with one step up or down; from the edge of a section into the next one. */
export function stepTarget(nodes: OutlineNode[], at: Pointer, by: 1 | -1): Target | undefined {
  const all = flat(nodes);
  const holder = all.find(({ children }) => children.some((child) => child.at === at));
  if (!holder) return undefined;
  const siblings = holder.children;
  const i = siblings.findIndex((child) => child.at === at);
  const next = siblings[i + by];
  if (next?.at !== undefined) return by < 0 ? { before: next.at } : { after: next.at };
  if (holderOf(at) !== undefined) return undefined;
  const sections = nodes.filter(({ kind }) => kind === 'section');
  const from = sections.indexOf(holder);
  // What is in no section stands below all of them.
  const into = from < 0 ? (by < 0 ? sections.at(-1) : undefined) : sections[from + by];
  if (!into) return undefined;
  const first = into.children[0]?.at;
  return by > 0 && first !== undefined ? { before: first } : { section: into.index! };
}
