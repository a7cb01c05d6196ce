import type { MessagePart, ShownMessage } from '#authoring';
import { type CompiledDefinition, descriptionOf, type Pointer, uiAt, widgetFor } from '#engine';
import type { GalleryField, GalleryGroup, Specimen } from './specimen';
import { loadState, policyStates, signatureStates, submitStates } from './states/requestStates';
import { widgetStates } from './states/widgetStates';

/** Every state of every part of a form, in its order. `parts`: its messages, by {@link messagesOf}. */
export const specimensOf = (definition: CompiledDefinition, parts: MessagePart[]): GalleryGroup[] =>
  parts.map(({ id, title, places }) => ({
    id,
    title,
    places: [
      ...(id === 'before' || id === 'after' ? [] : [wholeSection(id)]),
      ...places.map(({ id: place, title: name, shownWhen, messages }) => ({
        id: place,
        title: name,
        ...(shownWhen !== undefined && { shownWhen }),
        specimens: named(`${id} ${place}`, statesOf(definition, id, place, name, messages)),
      })),
    ].filter(({ specimens }) => specimens.length > 0),
  }));

type Unnamed = Omit<Specimen, 'id'>;

const named = (place: string, specimens: Unnamed[]): Specimen[] =>
  specimens.map((specimen, i) => ({ ...specimen, id: `${place} ${i}` }));

const wholeSection = (id: string) => ({
  id: 'section',
  title: 'section',
  specimens: named(`${id} section`, [
    { part: { kind: 'section', id }, state: 'filled', start: 'filled' },
  ]),
});

function statesOf(
  definition: CompiledDefinition,
  group: string,
  place: string,
  title: string,
  messages: ShownMessage[],
): Unnamed[] {
  if (group === 'before')
    return place === 'policy'
      ? policyStates(definition, messages)
      : messages.map(({ rule }) => loadState(rule));
  if (group !== 'after') return fieldStates(definition, place, messages);
  if (messages.some(({ rule }) => rule === 'signature')) return signatureStates(definition, title);
  const textOf = (rule: string) => messages.find((one) => one.rule === rule)?.text ?? '';
  if (place !== 'end') return [];
  return submitStates(definition, { success: textOf('success'), failed: textOf('failed') });
}

/** The states of a field by its widget, and each of its messages. */
function fieldStates(
  definition: CompiledDefinition,
  name: Pointer,
  messages: ShownMessage[],
): Unnamed[] {
  const at = name.replaceAll(/\/items(?=\/|$)/g, '/0');
  // An entry is drawn by its own fields.
  if (name.endsWith('/items')) return [];
  const schema = descriptionOf(definition.schema, at) ?? {};
  // A group is drawn by its own fields.
  const isGroup = schema.type === 'object' && schema.properties && !schema.upload;
  const widget = isGroup ? undefined : widgetFor(schema, uiAt(definition.ui, at));
  const isInEntry = at !== name;
  const field: GalleryField = { at, name, isInEntry };
  const part = { kind: 'field' as const, at };
  const states = Object.entries(widget ? widgetStates[widget] : {}).flatMap(([state, make]) => {
    const setup = make(field, definition, schema);
    return setup ? [{ part, state, ...setup, ...opened(setup.change) }] : [];
  });
  return [...states, ...messages.map(messageState)];

  function messageState({ rule, text }: ShownMessage): Unnamed {
    const problem = { at, rule, message: text };
    const shown = { part, state: 'message', rule };
    // An answer that is unlikely is asked about, and not refused.
    if (rule === 'usually')
      return {
        ...shown,
        start: 'filled',
        ...opened(() => ({ unusual: [{ ...problem, value: undefined }] })),
      };
    return { ...shown, start: rule === 'required' ? 'empty' : 'filled', problem, ...opened() };
  }

  /** A field of an entry shows in the open entry only. */
  function opened(change?: Specimen['change']): Pick<Specimen, 'change'> {
    if (!isInEntry) return change ? { change } : {};
    return { change: (start) => ({ openEntryOf: at, ...change?.(start) }) };
  }
}
