import type { Part } from './part';
import { type Place, titleOf } from './place';

const ways = ['typed', 'chosen'] as const;

/** The names of properties that the fields of a value have where they are not its first one. */
export const anotherNames = (name: string): string[] => ways.map((way) => `${name}_${way}`);

/**
 * Adds a field of its own for a value that is typed under one condition and chosen under another: a field is drawn in one
 * way. Where the value is asked for in any case, it would be asked for twice, and what a condition says is left out.
 */
export function addAnother(
  part: Part,
  place: Place,
  way: (typeof ways)[number],
  add: (part: Part, place: Place) => void,
): void {
  const { scope, target, path, notes } = place;
  const known = scope.fieldAt(path)!;
  if (scope.isDescribed(known.name) || Object.hasOwn(target.properties, known.name)) {
    part.leaveAll(
      notes,
      'A field is typed or chosen, not now the one and then the other. Describe it in each branch with its choices, or add a field of its own.',
    );
    return;
  }
  const { at } = part;
  part.keywords.set('title', { value: titleOf(part, place), at, trail: [] });
  const other = [...path.slice(0, -1), `${path.at(-1)}_${way}`];
  add(part, { ...place, path: other });
  const field = scope.fieldAt(other);
  if (!field || scope.isSent(other)) return;
  scope.sendAs(other, at, scope.answerOf(field.name));
  notes.changed(
    at,
    `A field is typed or chosen, so that what is ${way} here is one of its own, "${field.name}", and sent under that name.`,
  );
}
