import { pointerOf } from '#engine';
import { t } from '../i18n';
import { addCondition } from './edit/conditions';
import { addPart } from './edit/parts';
import type { Changes } from './edit/texts';
import type { Definition } from './model/definition';
import { labelOf } from './model/labels';
import type { OutlineNode } from './model/outlineOf';
import { partKinds, partsIn } from './model/parts';
import { writeRule } from './model/rules';
import { answerSubjects } from './model/subjects';
import { titleOf } from './model/words';
import { firstTest } from './properties/comparisons';
import type { Option } from './properties/control';
import { fieldOptions } from './properties/reads';

/** Something that can be added besides fields and sections. */
export interface Addition {
  name: string;
  heading: string;
  places: Option[];
  placeLabel: string;
  begin: (place: string) => { id: string; changes: Changes } | undefined;
}

/** What can be added to a request type now: a condition, and every kind of part that the metaschema has. */
export const additionsTo = (definition: Definition, chosen: OutlineNode): Addition[] => [
  ...(answerSubjects(definition, '').length > 0 ? [conditionFor(definition)] : []),
  ...partKinds.flatMap((kind): Addition[] => {
    const { name, holds } = kind;
    const there = partsIn(definition.request, kind);
    const taken = new Set(there);
    const places =
      holds === 'fields'
        ? fieldOptions(definition).filter(({ value }) => !taken.has(pointerOf(name, value)))
        : [];
    const isFull = holds === 'one' ? there.length > 0 : holds === 'fields' && places.length === 0;
    if (isFull) return [];
    const after = chosen.pointer?.startsWith(`/${name}/`) ? chosen.pointer : undefined;
    return [
      {
        name,
        heading: t('outline.add.part', { kind: labelOf(name) }),
        places,
        placeLabel: t('outline.add.field'),
        begin: (field) => {
          const { pointer, changes } = addPart(definition.key, definition.texts, kind, {
            after,
            field,
          });
          return { id: `part:${pointer}`, changes };
        },
      },
    ];
  }),
];

/** A condition of the form, or of the entries of a list. */
function conditionFor(definition: Definition): Addition {
  const lists = definition.fields.filter(
    ({ at, places }) =>
      places[0]!.file === `schemas/${definition.key}/schema.json` &&
      answerSubjects(definition, `${at}/items`).length > 0,
  );
  const places = [
    { value: '', label: t('outline.add.theForm') },
    ...lists.map(({ at }) => ({ value: at, label: titleOf(definition, at) })),
  ];
  return {
    name: 'condition',
    heading: t('outline.add.condition'),
    places: lists.length > 0 ? places : [],
    placeLabel: t('outline.add.conditionFor'),
    begin: (list) => {
      const field = lists.find(({ at }) => at === list);
      const within = field ? `${field.at}/items` : '';
      const holder = field ? `${field.places[0]!.at}/items` : '';
      const subjects = answerSubjects(definition, within);
      const subject = subjects.find(({ type }) => type.enum !== undefined) ?? subjects[0];
      if (!subject) return undefined;
      const tests = [firstTest(definition, subject, within)];
      const rule = writeRule({ isAny: false, tests }, { hasTypes: false, typeOf: () => undefined });
      const { pointer, changes } = addCondition(definition, holder, rule!);
      return { id: `condition:${pointer}`, changes };
    },
  };
}
