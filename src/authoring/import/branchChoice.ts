import { isObject, partsOf } from '#engine';
import { addBranch } from './branches';
import { widgetForChoices } from './choiceField';
import { hasValue, ifOf } from './conditions';
import { Names, titleOfName } from './names';
import { type Located, Part, type Rule } from './part';
import { describe, type Place } from './place';
import { reasonFor } from './reasons';
import { requireGiven } from './required';
import { isText, shownText } from './texts';

/** What customers are asked where nothing else tells the branches apart. */
const question = 'Which of these applies?';

/**
 * A choice between objects that no answer tells apart: customers are asked which it is, and then for what belongs to it.
 * Branches that are no objects are left out, and the others are optional.
 */
export function addBranchChoice(rule: Rule, branches: Located[], place: Place): void {
  const { notes, scope, reader } = place;
  const parts = branches.map((branch) => reader.partOf([branch]));
  const real = branches.filter((_, i) => parts[i]!.keywords.get('type')?.value !== 'null');
  if (real.length < 2 || !parts.every(isOfObject)) {
    notes.leftOut(rule.at, reasonFor(rule.keyword));
    for (const branch of branches) addBranch(undefined, branch, place);
    return;
  }
  const mayBeNone = real.length < branches.length;
  const labels = labelsOf(real, place);
  const names = new Names();
  const values = labels.map((label) => names.give([label]));
  const name = freeName(place);
  const path = [...place.path, name];
  const asked = new Part(rule.at);
  asked.keywords.set('title', { value: question, at: rule.at, trail: rule.trail });
  const hints = place.hints.child(name);
  const field = describe(
    asked,
    { ...place, path, hints, isRequired: false },
    {
      type: 'string',
      schema: { enum: values },
      widget: widgetForChoices(values.length),
      ui: { 'ui:enumNames': labels },
      values,
    },
  );
  scope.payload.add(path, rule.at, scope.answerOf(field.name));
  notes.added(
    rule.at,
    `Nothing in the answers says which of these it is, so customers are asked ("${field.name}"), and the answer is sent, too. Put the question and its choices in their words.`,
  );
  if (rule.keyword === 'anyOf')
    notes.changed(
      rule.at,
      'Several of these may be right at once (anyOf): here customers choose one. Use oneOf if that is meant, or put what they share beside them.',
    );
  if (!mayBeNone) requireGiven(field, [name], rule.at, place);
  for (const [i, branch] of real.entries())
    addBranch(ifOf([hasValue(field, [values[i]!])]), branch, place);
}

/** The schema of a branch may be one of an object. */
function isOfObject(part: Part): boolean {
  const types = [part.keywords.get('type')?.value ?? 'object'].flat();
  return types.includes('object') || types.includes('null');
}

/** A name for the question that the object has no property of. */
function freeName({ scope, path }: Place): string {
  let name = 'choice';
  for (let i = 2; scope.fieldAt([...path, name]) || scope.payload.has([...path, name]); i++)
    name = `choice${i}`;
  return name;
}

/** What the branches are called: by their title, by what they refer to, by the properties that only they have. */
function labelsOf(branches: Located[], { reader, scope, path }: Place): string[] {
  const parts = branches.map((branch) => reader.partOf([branch]));
  const properties = parts.map((part) => [
    ...new Set([...part.properties.keys(), ...part.required.keys()]),
  ]);
  const labels = branches.map(({ schema }, i) => {
    const title = shownText(parts[i]!.keywords.get('title'));
    if (title !== undefined) return title;
    const reference = isObject(schema) ? schema.$ref : undefined;
    const target = isText(reference)
      ? partsOf(reference.replace(/^[^#]*#?/, '')).at(-1)
      : undefined;
    if (target) return titleOfName(target);
    const own = properties[i]!.filter((name) =>
      properties.every((others, j) => j === i || !others.includes(name)),
    );
    return own
      .map((name) => scope.ui[scope.fieldAt([...path, name])?.name ?? '']?.['ui:title'])
      .map((known, j) => known ?? titleOfName(own[j]!))
      .join(', ');
  });
  return labels.map((label, i) =>
    label !== '' && labels.indexOf(label) === i ? label : `Choice ${i + 1}`,
  );
}
