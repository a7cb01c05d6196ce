import { isOfValues, itself, type Schema, type Ui, type ValueExpression } from '#engine';
import { withoutAlternatives } from './alternatives';
import { hideFields } from './hiddenFields';
import { kindOf } from './kinds';
import { addMessages } from './messages';
import { sendOthers } from './otherFields';
import type { Located } from './part';
import type { Place } from './place';
import { Scope } from './scope';
import { schemaOf } from './schemaOf';
import { shownText } from './texts';

interface Entries {
  items: Schema;
  ui: Ui;
  send: { [target: string]: ValueExpression };
}

/** The field of an entry that is no object in the source. */
const valueName = 'value';

const mostFacts = 4;

/** The fields of the entries of a list; nothing where none of them can be asked for. */
export function entriesOf(located: Located, place: Place, listTitle: string): Entries | undefined {
  const { reader, notes, hints } = place;
  const scope = new Scope(place.scope.depth + 1, notes);
  const part = withoutAlternatives(reader.partOf([located]), reader, notes);
  const isObject = kindOf(part).kind === 'object';
  const title = shownText(part.keywords.get('title'));
  place.add([located], {
    ...place,
    scope,
    target: scope.base,
    path: isObject ? [] : [valueName],
    hints: hints.child('items'),
    group: { fields: [] },
    prefix: undefined,
    isRequired: true,
    given: undefined,
  });
  // The entry itself is the list: where it is empty, it is still an entry.
  if (!isObject) scope.sendEmpty([valueName]);
  const names = Object.keys(scope.ui);
  if (names.length === 0) return undefined;
  const send = isObject ? scope.payload.map : ofValues(scope.payload.map);
  if (!isObject && !isOfValues(send))
    notes.changed(
      located.at,
      `An entry of a list is an object, and is sent as one: its value is called "${valueName}".`,
    );
  sendOthers(scope, notes);
  hideFields(scope, notes);
  addMessages(scope);
  const open = scope.names.give(['isOpen']);
  scope.base.properties[open] = { type: 'boolean', enum: [false] };
  const called = title ?? listTitle;
  const [first, ...others] = names.filter(
    (name) =>
      ['text', 'date', 'select', 'radio'].includes(scope.ui[name]!['ui:widget'] ?? '') &&
      scope.base.properties[name] &&
      // A yes or no names nothing.
      scope.base.properties[name].type !== 'boolean',
  );
  return {
    items: schemaOf(scope.base),
    send,
    ui: {
      'ui:entries': {
        name: first === undefined ? called : `{${first}}`,
        facts: others
          .slice(0, mostFacts)
          .map((name) => `${scope.ui[name]!['ui:title']}: {${name}}`),
        add: `Add: ${inSentence(called)}`,
        new: `New: ${inSentence(called)}`,
        edit: 'Edit',
        update: 'Update',
        delete: 'Delete',
        none: 'Nothing is added yet.',
        editing: open,
      },
      items: {
        ...scope.ui,
        [open]: { 'ui:title': 'Being edited', 'ui:widget': 'hidden' },
      },
    },
  };
}

/** What is sent of the only field of an entry as the entry itself, where it is one value. */
const ofValues = (send: Entries['send']): Entries['send'] =>
  Object.keys(send).join() === valueName ? { [itself]: send[valueName]! } : send;

/** A title within a sentence: "Family member" is a family member, "PAN" stays. */
const inSentence = (title: string): string =>
  /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
