import { addValue } from './addValue';
import { withoutAlternatives } from './alternatives';
import { hideFields } from './hiddenFields';
import type { Hints } from './hints';
import type { Notes } from './importReport';
import { kindOf, noteUnknownTypes } from './kinds';
import { addProperties, takeClosed } from './objectFields';
import { sendOthers } from './otherFields';
import type { Place } from './place';
import { Reader } from './reader';
import { addRequired } from './required';
import { addRules } from './rules';
import type { Scope } from './scope';
import { shownText } from './texts';

/** Adds all that a document describes to a form. Returns the sentence that the form begins with. */
export function addForm(
  document: unknown,
  scope: Scope,
  hints: Hints,
  notes: Notes,
): string | undefined {
  const reader = new Reader(document, notes);
  const part = withoutAlternatives(reader.root(), reader, notes);
  const place: Place = {
    scope,
    target: scope.base,
    path: [],
    isRequired: true,
    hints,
    group: scope.openGroup(),
    prefix: undefined,
    reader,
    notes,
    add: addValue,
    addRules,
  };
  if (part.isImpossible) {
    part.leaveAll(notes, 'No answer is right (false), so there is nothing to ask for.');
    return undefined;
  }
  const { kind, isGuess } = kindOf(part);
  if (kind !== 'object' && !isGuess) {
    notes.changed(
      '',
      'A form is an object, so that this value is its only field, and sent as "value".',
    );
    addValue([reader.located], { ...place, path: ['value'] });
    scope.sendEmpty(['value']);
    return undefined;
  }
  noteUnknownTypes(part, notes, 'A form is an object.');
  const texts = [hints.take('description'), part.take('description')].map(shownText);
  for (const keyword of ['title', 'type']) part.take(keyword);
  hints.take('title');
  takeClosed(part);
  scope.closed.set(JSON.stringify([]), part.closed);
  addProperties(part, place, true);
  addRules(part, place);
  addRequired(part, place, true);
  sendOthers(scope, notes);
  hideFields(scope, notes);
  part.leaveRest(notes);
  return texts.find((text) => text !== undefined);
}
