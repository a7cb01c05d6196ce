import { metaschemas } from '#authoring';
import { t } from '../../i18n';
import { type Definition, pathIn } from '../model/definition';
import { labelOf } from '../model/labels';
import { plainMeta } from '../model/metaOf';
import type { OutlineNode } from '../model/outlineOf';
import { partKindAt } from '../model/parts';
import { type Control, controlAt } from './control';
import type { Group } from './fieldControls';
import { partControls, plainControls } from './partControls';

const ui = metaschemas.ui as any;

/** The controls of what is no field, from the same metaschemas. */
export function otherControls(
  definition: Definition,
  { kind, index, pointer }: OutlineNode,
): Group[] {
  if (kind === 'form')
    return [
      { title: t('property.words'), controls: formControls(definition) },
      { title: t('property.request'), controls: plainControls(definition) },
    ];
  if (kind === 'section')
    return [{ title: t('property.section'), controls: sectionControls(definition, index!) }];
  if (kind !== 'part') return [];
  const title = labelOf(partKindAt(pointer!)?.name ?? '');
  return [{ title, controls: partControls(definition, pointer!) }];
}

function formControls(definition: Definition): Control[] {
  const names = [
    'ui:title',
    'ui:description',
    'ui:haveReady',
    'ui:notes',
    'ui:submit',
    'ui:pages',
    'ui:policy',
  ];
  return names.map((name) => {
    const meta = plainMeta(ui.properties[name], ui);
    return controlAt(definition, pathIn(definition.key, 'ui'), '', name, {
      label: labelOf(name),
      meta,
      ...(meta.type === 'string' || meta.type === 'array'
        ? { languages: definition.languages }
        : {}),
    });
  });
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
