import { appendInText, metaschemas, setOrPruneInText } from '#authoring';
import {
  comparesWith,
  formats,
  getAt,
  keywords,
  type Schema,
  widgetFor,
  type WidgetName,
} from '#engine';
import { t } from '../../i18n';
import { type Definition, pathIn } from '../model/definition';
import { type Field, listOf, withPiece } from '../model/fields';
import { titleOf, uiAt } from '../model/words';
import { plainMeta } from '../model/metaOf';
import { type Control, controlAt, type Option } from './control';
import { breakableRules, type Kind, rulesFor, usualFor, wordsFor } from './fieldKeywords';
import { labelOf } from '../model/labels';
import { widgetOptions } from './widgetOptions';

export interface Group {
  title: string;
  controls: Control[];
}

/** The controls of a field, made from the metaschemas: its words, its rules, and a message for each rule. */
export function fieldControls(definition: Definition, field: Field): Group[] {
  const kind = kindOf(definition, field);
  return [
    { title: t('property.words'), controls: wordControls(definition, field, kind) },
    { title: t('property.rules'), controls: ruleControls(definition, field, kind) },
    { title: t('property.usually'), controls: usualControls(definition, field, kind) },
    { title: t('property.messages'), controls: messageControls(definition, field, kind) },
  ];
}

export function kindOf({ ui, request }: Definition, { at, schema }: Field): Kind {
  const widget = widgetFor(schema, uiAt(ui, at) ?? {}) as WidgetName;
  const hasLookUp = request?.lookUps?.[at] !== undefined;
  return { schema, widget, hasLookUp, proof: request?.proofs?.[at] };
}

const translated = new Set([
  'ui:title',
  'ui:help',
  'ui:description',
  'ui:placeholder',
  'ui:notes',
  'ui:unit',
  'ui:lookUp',
  'ui:verify',
  'ui:entries',
]);

function wordControls(definition: Definition, field: Field, kind: Kind): Control[] {
  const { at } = field;
  const file = pathIn(definition.key, 'ui');
  const uiMeta = metaschemas.ui as any;
  const known = withPiece(definition.values, file, at);
  return wordsFor
    .filter(([name, fits]) => fits(kind) || name in known.own)
    .map(([name]) => {
      const control = controlAt(definition, file, at, name, {
        label: labelOf(name),
        meta: plainMeta(uiMeta.properties[name], uiMeta),
        until: '',
        ...(name === 'ui:widget' && { options: widgetOptions(definition, field) }),
        ...(translated.has(name) && { languages: definition.languages }),
      });
      return name in known.value
        ? withShared(control, known)
        : inSchema(definition, field, control);
    });
}

/** The words of schema.json that are read where ui.json has none. */
const wordsOfSchema: { [name: string]: string } = { 'ui:title': 'title', 'ui:help': 'description' };

/** A word of ui.json, or that of schema.json in its stead: it is changed where it is written. */
function inSchema(definition: Definition, field: Field, control: Control): Control {
  const name = wordsOfSchema[control.name];
  const place = field.places.find(
    ({ file, at }) =>
      name !== undefined && typeof getAt(definition.values[file], `${at}/${name}`) === 'string',
  );
  if (!place) return control;
  const pointer = `${place.at}/${name}`;
  return {
    ...control,
    name: name!,
    file: place.file,
    pointer,
    until: place.at,
    value: getAt(definition.values[place.file], pointer),
    translatedAt: { file: control.file, pointer: control.pointer },
  };
}

function ruleControls(definition: Definition, field: Field, kind: Kind): Control[] {
  const { file, at } = field.places[0]!;
  const known = withPiece(definition.values, file, at);
  return rulesFor
    .filter(([name, fits]) => fits(kind) || name in known.own)
    .filter(([name]) => name !== 'usually' && name !== 'changedFrom')
    .map(([name]) => withShared(ruleControl(definition, field, file, at, name), known));
}

function usualControls(definition: Definition, field: Field, kind: Kind): Control[] {
  const { file, at } = field.places[0]!;
  if (!['string', 'number', 'integer', 'array'].includes(field.schema.type) || field.schema.enum)
    return [];
  return usualFor
    .filter(([, fits]) => fits(kind))
    .map(([name]) => ({
      ...ruleControl(definition, field, file, `${at}/usually`, name, at),
      isRare: true,
    }));
}

function ruleControl(
  definition: Definition,
  field: Field,
  file: string,
  holder: string,
  name: string,
  until = holder,
): Control {
  const whole = metaschemas.schema as any;
  const meta = plainMeta(whole.properties[name], whole);
  return controlAt(definition, file, holder, name, {
    label: labelOf(name, keywords.find((one) => one.name === name)?.description),
    meta,
    until,
    ...optionsFor(definition, field, name),
  });
}

function optionsFor(definition: Definition, field: Field, name: string): { options?: Option[] } {
  if (name === 'format')
    return {
      options: formats.map((one) => ({
        value: one.name,
        label: `${one.name}: ${one.description}`,
      })),
    };
  const kind = comparesWith(name);
  if (kind === undefined) return {};
  const isAlike = ({ type, format }: Schema) =>
    kind === 'number'
      ? type === 'number' || type === 'integer' || format === 'amount' || format === 'digits'
      : type === field.schema.type;
  const today = kind === 'date' ? [{ value: 'today', label: t('property.today') }] : [];
  const list = listOf(field.at);
  const others = definition.fields
    .filter(({ at, schema }) => at !== field.at && isAlike(schema))
    .filter(({ at }) => listOf(at) === undefined || listOf(at) === list)
    .map(({ at, name: other }) => ({
      value: listOf(at) === undefined ? at : `./${other}`,
      label: titleOf(definition, at),
    }));
  return { options: [...today, ...others] };
}

function messageControls(definition: Definition, field: Field, kind: Kind): Control[] {
  const file = pathIn(definition.key, 'ui');
  const hasList = definition.request?.lists?.[field.at] !== undefined;
  const rules = breakableRules(kind, field.isRequired, hasList);
  const shared = withPiece(definition.values, file, field.at);
  const written = Object.keys(getAt(shared.own, '/ui:messages') ?? {});
  return [...new Set([...rules, ...written])].map((rule) => {
    const control = controlAt(definition, file, `${field.at}/ui:messages`, rule, {
      label: t('property.messageFor', { rule: labelOf(rule) }),
      meta: { type: 'string', isLong: true },
      until: '',
      languages: definition.languages,
    });
    return control;
  });
}

/** Says where a value comes from that is not written here. */
function withShared(
  control: Control,
  { own, shared, piece }: ReturnType<typeof withPiece>,
): Control {
  if (!piece || !(control.name in shared)) return control;
  const value = shared[control.name];
  return control.name in own
    ? { ...control, overrides: { value, from: piece.name } }
    : { ...control, value, from: piece.name };
}

/** The texts after a field must be answered, or need not be. */
export function requireField(definition: Definition, field: Field, isRequired: boolean) {
  const { file, at } = field.places[0]!;
  const list = `${at.slice(0, at.lastIndexOf('/properties/'))}/required`;
  const required: string[] = getAt(definition.values[file], list) ?? [];
  const text = definition.texts[file]!;
  return isRequired
    ? { [file]: appendInText(text, list, field.name) }
    : { [file]: setOrPruneInText(text, `${list}/${required.indexOf(field.name)}`, undefined, '') };
}
