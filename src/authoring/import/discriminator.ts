import type { Schema } from '#engine';
import { isEqual } from '../assertionHolds';
import { valuesOf } from './conditions';
import type { Located, Part } from './part';
import { fieldIn, type Place } from './place';
import type { Reader } from './reader';
import type { Field } from './collected';

/** A branch, and the values of a property for which it holds; none where it holds for all others. */
interface Case {
  branch: Located;
  values: unknown[] | undefined;
  /** The branch requires the property. */
  isRequired: boolean;
  /** What the branch says of the property: nothing, no more than its values, or other rules, too. */
  says: 'nothing' | 'values' | 'rules';
}

/** The property by which an answer tells the branches of a choice apart. */
interface Discriminator {
  /** Its names, from the object that has the choice. */
  path: string[];
  field: Field;
  cases: Case[];
}

/** What says nothing of the values that are right. */
const annotations = /^(type|title|description|default|examples)$/;

/** As deep in objects the property may be. */
const deepest = 3;

/** The property whose values tell the branches apart; one branch may be for all others. */
export function discriminatorOf(branches: Located[], place: Place): Discriminator | undefined {
  const { reader, scope } = place;
  const parts = branches.map((branch) => reader.partOf([branch]));
  for (const path of pathsIn(parts, place)) {
    const below = [...place.path, ...path];
    const fieldHere = () => {
      const field = fieldIn(place, below);
      return field === 'several' ? undefined : field;
    };
    if (fieldIn(place, below) === 'several') continue;
    const cases = parts.map((part, i): Case => {
      const located = locatedAt(part, path, reader);
      const isRequired = requires(part, path, reader);
      const values = located && valuesOf(reader.partOf(located), fieldHere());
      const known = scope.base.properties[fieldHere()?.name ?? ''];
      const isRuled = located && !values && known && hasRules(located, known, reader);
      const says = !located || takesAny(located, reader) ? 'nothing' : isRuled ? 'rules' : 'values';
      return {
        branch: branches[i]!,
        values: values?.length ? values : undefined,
        isRequired,
        says,
      };
    });
    if (cases.filter(({ values }) => !values).length > 1 || cases.length < 2 || overlap(cases))
      continue;
    const isKnown = isDescribed(fieldHere(), place);
    // A property that a branch does not name is not what that branch is about.
    const isNamed = path.length === 1 && parts.every((part) => part.properties.has(path[0]!));
    if (!isKnown && isNamed) describeCases(path[0]!, cases, parts, place);
    else if (!isKnown) continue;
    const field = fieldHere();
    if (field) return { path, field, cases };
  }
  return undefined;
}

/** The properties that the branches describe, those of the object itself first. */
function pathsIn(parts: Part[], place: Place): string[][] {
  const found = new Map<string, string[]>();
  let level = parts.map((part) => ({ part, at: [] as string[] }));
  for (let depth = 0; depth < deepest; depth++) {
    const next: typeof level = [];
    for (const { part, at } of level)
      for (const [name, located] of part.properties) {
        const path = [...at, name];
        found.set(JSON.stringify(path), path);
        next.push({ part: place.reader.partOf(located), at: path });
      }
    level = next;
  }
  return [...found.values()];
}

/** What a branch says of a property. */
function locatedAt(part: Part, path: string[], reader: Reader): Located[] | undefined {
  const [name, ...below] = path;
  const located = part.properties.get(name!);
  return located && below.length > 0 ? locatedAt(reader.partOf(located), below, reader) : located;
}

/** Whether a branch says more of a property than what kind of value it is, or is not, and than is known of it. */
const hasRules = (located: Located[], known: Schema, reader: Reader): boolean =>
  [...reader.partOf(located).keywords].some(
    ([keyword, { value }]) =>
      keyword !== 'not' && !annotations.test(keyword) && !isEqual(known[keyword], value),
  );

/** Whether a branch says of a property no more than what kind of value it is. */
const takesAny = (located: Located[], reader: Reader): boolean => {
  const { keywords, rules, isImpossible } = reader.partOf(located);
  return (
    !isImpossible &&
    rules.length === 0 &&
    [...keywords.keys()].every((keyword) => annotations.test(keyword))
  );
};

/** Whether a branch requires a property, with the objects that it is in. */
function requires(part: Part, path: string[], reader: Reader): boolean {
  const [name, ...below] = path;
  if (!part.required.has(name!)) return false;
  if (below.length === 0) return true;
  const located = part.properties.get(name!);
  return located !== undefined && requires(reader.partOf(located), below, reader);
}

/** Another branch may describe the field, too, which says nothing of this one. */
const isDescribed = (field: Field | undefined, { scope, target }: Place): boolean =>
  field !== undefined &&
  (scope.isDescribed(field.name) || Object.hasOwn(target.properties, field.name));

function overlap(cases: Case[]): boolean {
  const values = cases.flatMap((one) => one.values ?? []);
  return values.some((value, i) => values.findIndex((other) => isEqual(other, value)) < i);
}

/** Describes the property that only the branches describe: as a choice, or as a text where one is for all others. */
function describeCases(name: string, cases: Case[], parts: Part[], place: Place): void {
  const { path, hints } = place;
  const [first] = parts.flatMap((part) => part.properties.get(name) ?? []);
  const values = cases.flatMap((one) => one.values ?? []);
  const isOpen = cases.some((one) => !one.values);
  const schema = isOpen ? { type: 'string', examples: values } : { enum: values };
  place.add([{ ...first!, schema }], {
    ...place,
    path: [...path, name],
    hints: hints.child(name),
    isRequired: false,
  });
}
