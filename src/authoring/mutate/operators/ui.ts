import { isObject, messageFor, pointerOf } from '#engine';
import { asText, type Edit, mutated, type Operator, swapped } from '../mutant';
import { objectsIn } from '../places';

type Part = Operator['part'];

const change = (
  id: string,
  part: Part,
  editsOf: (field: Record<string, any>, at: string) => Iterable<Edit[]>,
): Operator => ({
  id: `ui:${id}`,
  explains: id,
  part,
  *mutantsOf({ ui }) {
    for (const [at, object] of objectsIn(ui))
      for (const edits of editsOf(object, at))
        if (edits.length > 0)
          yield { file: 'ui', edits, slip: `${edits[0]!.at} ${asText(edits[0]!.value)}` };
  },
});

const dropNamed = (id: string, part: Part, ...names: string[]) =>
  change(id, part, function* (object, at) {
    for (const name of names) if (name in object) yield [{ at: at + pointerOf(name) }];
  });

/** Each widget with another one for the same type. */
const others: { [widget: string]: string } = {
  text: 'textarea',
  textarea: 'text',
  select: 'radio',
  radio: 'select',
  date: 'text',
  upload: 'webcam',
  checkbox: 'radio',
  existing: 'text',
  hidden: 'existing',
  otp: 'text',
  pincode: 'text',
  table: 'entries',
  entries: 'table',
  button: 'checkbox',
  note: 'links',
  links: 'note',
  webcam: 'upload',
};

export const ui: Operator[] = [
  change('words-change', 'words', function* (object, at) {
    const words = object['ui:messages'];
    if (isObject(words))
      for (const [name, text] of Object.entries(words))
        if (typeof text === 'string')
          yield [{ at: `${at}/ui:messages${pointerOf(name)}`, value: `${text}x` }];
  }),
  {
    id: 'ui:words-drop',
    explains: 'ui:words-drop',
    part: 'words',
    *mutantsOf(definition) {
      for (const [at, { 'ui:messages': words }] of objectsIn(definition.ui))
        for (const rule of isObject(words) ? Object.keys(words) : []) {
          const edits = [{ at: `${at}/ui:messages${pointerOf(rule)}` }];
          const mutant = { file: 'ui' as const, edits, slip: edits[0]!.at };
          // Words that the engine has, too, are not missed.
          const isSame =
            messageFor(definition, { at, rule }) ===
            messageFor(mutated(definition, mutant), { at, rule });
          if (!isSame) yield mutant;
        }
    },
  },
  change('title-change', 'drawing', function* (object, at) {
    if (typeof object['ui:title'] === 'string')
      yield [{ at: `${at}/ui:title`, value: `${object['ui:title']}x` }];
  }),
  change('widget-swap', 'drawing', function* (object, at) {
    const other = others[object['ui:widget']];
    if (other) yield [{ at: `${at}/ui:widget`, value: other }];
  }),
  dropNamed(
    'text-drop',
    'drawing',
    'ui:help',
    'ui:notes',
    'ui:description',
    'ui:placeholder',
    'ui:autocomplete',
    'ui:width',
    'ui:haveReady',
  ),
  dropNamed(
    'ui-flag-drop',
    'drawing',
    'ui:pickOnly',
    'ui:lookUp',
    'ui:money',
    'ui:decimals',
    'ui:unit',
    'ui:forgets',
    'ui:pages',
    'ui:policy',
    'ui:toast',
    'ui:dialog',
    'layout',
    'banner',
  ),
  change('section-field-drop', 'drawing', function* ({ fields }, at) {
    if (Array.isArray(fields) && at.startsWith('/ui:sections'))
      for (const [i, name] of fields.entries())
        if (name !== '*') yield [{ at: `${at}/fields/${i}` }];
  }),
  change('section-order', 'drawing', function* ({ fields }, at) {
    if (Array.isArray(fields) && at.startsWith('/ui:sections'))
      for (let i = 1; i < fields.length; i++)
        yield swapped(
          { at: `${at}/fields/${i - 1}`, value: fields[i - 1] },
          { at: `${at}/fields/${i}`, value: fields[i] },
        );
  }),
];
