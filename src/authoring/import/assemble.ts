import type { RequestRules, Schema, Ui } from '#engine';
import { emptyType } from '../newType/emptyType';
import { addMessages } from './messages';
import { schemaOf } from './schemaOf';
import type { Group } from './collected';
import type { Scope } from './scope';
import { withoutNeeded } from './withoutNeeded';

/** The three files of a request type, as values. */
export interface ImportedParts {
  schema: Schema;
  ui: Ui;
  request: RequestRules;
}

/** What the form as a whole says. */
export interface FormTexts {
  key: string;
  title: string;
  description?: string | undefined;
  submit?: string | undefined;
}

/** The files of a new request type with what was collected for its form. */
export function assemble(
  scope: Scope,
  { key, title, description, submit }: FormTexts,
): ImportedParts {
  const empty = emptyType({ key, title });
  const read = (name: string) => JSON.parse(empty[`schemas/${key}/${name}.json`]!);
  const [schema, ui, request]: [Schema, Ui, RequestRules] = [
    read('schema'),
    read('ui'),
    read('request'),
  ];
  const [step] = request.steps;
  addMessages(scope);
  const sections = sectionsOf(scope.groups);
  const isMultipart = Object.values(scope.ui).some((field) => field['ui:widget'] === 'upload');
  Object.assign(step!, { send: { ...step!.send, ...scope.payload.map }, omitEmpty: true });
  if (isMultipart) step!.as = 'multipart';
  if (Object.keys(scope.prefill).length > 0) request.prefill = scope.prefill;
  return {
    schema: { $schema: schema.$schema, ...withoutNeeded(schemaOf(scope.base)) },
    ui: {
      ...ui,
      ...(description !== undefined && { 'ui:description': description }),
      ...(submit !== undefined && { 'ui:submit': submit }),
      ...((sections.length > 1 || sections[0]?.title !== undefined) && {
        'ui:sections': sections,
      }),
      ...scope.ui,
    },
    request,
  };
}

/** Fields that no heading in the source is for, behind others that have one, get a heading, too. */
function sectionsOf(groups: Group[]): NonNullable<Ui['ui:sections']> {
  const filled = groups.filter(({ fields }) => fields.length > 0);
  const titles = new Map<string, number>();
  return filled.map(({ isHeaded: _isHeaded, title, ...section }, i) => {
    if (title === undefined && i === 0) return section;
    const wanted = title ?? 'Further details';
    const times = (titles.get(wanted) ?? 0) + 1;
    titles.set(wanted, times);
    return { title: times === 1 ? wanted : `${wanted} (${times})`, ...section };
  });
}
