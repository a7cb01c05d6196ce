import { knownCalls } from '#api';
import { metaschemas } from '#authoring';
import { isObject } from '#engine';
import { t } from '../../i18n';
import { documentPointers } from '../../editor/names';
import { type Definition, pathIn } from '../model/definition';
import type { OutlineNode } from '../model/outlineOf';
import { type Control, controlAt, type Option, plainMeta } from './control';
import type { Group } from './fieldControls';
import { labelOf } from './labels';

const ui = metaschemas.ui as any;
const request = metaschemas.request as any;

/** The controls of what is no field, from the same metaschemas. */
export function otherControls(definition: Definition, node: OutlineNode): Group[] {
  if (node.kind === 'form') return formControls(definition);
  if (node.kind === 'section')
    return [{ title: t('property.section'), controls: sectionControls(definition, node.index!) }];
  if (node.kind === 'step' || node.kind === 'load') return callControls(definition, node);
  return [];
}

function formControls(definition: Definition): Group[] {
  const names = [
    'ui:title',
    'ui:description',
    'ui:haveReady',
    'ui:notes',
    'ui:submit',
    'ui:pages',
    'ui:policy',
  ];
  const words = names.map((name) => {
    const meta = plainMeta(ui.properties[name], ui);
    return controlAt(definition, pathIn(definition.key, 'ui'), '', name, {
      label: labelOf(name),
      meta,
      ...(meta.type === 'string' || meta.type === 'array'
        ? { languages: definition.languages }
        : {}),
    });
  });
  const rules = (['subType', 'success'] as const).map((name) =>
    controlAt(definition, pathIn(definition.key, 'request'), '', name, {
      label: labelOf(name),
      meta: plainMeta(request.properties[name], request),
      languages: name === 'success' ? definition.languages : [],
    }),
  );
  return [
    { title: t('property.words'), controls: words },
    { title: t('property.request'), controls: rules },
  ];
}

const wordsOfSections = new Set(['title', 'step', 'description', 'banner']);

function sectionControls(definition: Definition, index: number): Control[] {
  const { properties } = ui.properties['ui:sections'].items;
  return ['title', 'description', 'layout', 'banner', 'step', 'id'].map((name) =>
    controlAt(definition, pathIn(definition.key, 'ui'), `/ui:sections/${index}`, name, {
      label: labelOf(name),
      meta: properties[name],
      until: `/ui:sections/${index}`,
      ...(wordsOfSections.has(name) && { languages: definition.languages }),
    }),
  );
}

const calls: Option[] = Object.keys(knownCalls).map((value) => ({ value, label: value }));
/** Conditions, and what else is better written as JSON. */
const asJson = new Set(['when', 'stopWhen', 'pause', 'assumes', 'save']);

function callControls(definition: Definition, { kind, index }: OutlineNode): Group[] {
  const list = kind === 'step' ? 'steps' : 'load';
  const meta = request.properties[list].items;
  const { properties } = kind === 'step' ? meta : meta.anyOf[1];
  const file = pathIn(definition.key, 'request');
  const holder = `/${list}/${index}`;
  const names = Object.keys(properties).filter((name) => !asJson.has(name));
  const isMap = (name: string) => name === 'send' || name === 'keep';
  const own = names
    .filter((name) => !isMap(name))
    .map((name) =>
      controlAt(definition, file, holder, name, {
        label: labelOf(name),
        meta: plainMeta(properties[name], request),
        until: holder,
        ...(name === 'call' && { options: calls }),
      }),
    );
  const maps = names.filter(isMap).map((name): Group => ({
    title: labelOf(name),
    controls: mapControls(definition, file, `${holder}/${name}`, name === 'send'),
  }));
  return [{ title: t(`property.${kind}`), controls: own }, ...maps];
}

/** What is sent, name by name; sources that are more than a pointer are shown as they are written. */
function mapControls(
  definition: Definition,
  file: string,
  holder: string,
  isSent: boolean,
): Control[] {
  const parts = holder.split('/').slice(1);
  const map = parts.reduce<any>((value, part) => value?.[part], definition.values[file]);
  if (typeof map !== 'object' || map === null) return [];
  // A list, made entry by entry.
  if ('each' in map && 'send' in map)
    return [
      ...entries(definition, file, holder, { each: map.each }, isSent),
      ...entries(definition, file, `${holder}/send`, map.send, isSent),
    ];
  return entries(definition, file, holder, map, isSent);
}

function entries(
  definition: Definition,
  file: string,
  holder: string,
  map: { [name: string]: unknown },
  isSent: boolean,
): Control[] {
  if (!isObject(map)) return [];
  const pointers: Option[] = documentPointers(definition.texts, definition.key).map(
    ({ label }) => ({ value: label, label }),
  );
  return Object.keys(map).map((name) =>
    controlAt(definition, file, holder, name, {
      label: name,
      meta: typeof map[name] === 'string' ? { type: 'string' } : { isOther: true },
      until: holder,
      ...(isSent && typeof map[name] === 'string' && { options: pointers }),
    }),
  );
}
