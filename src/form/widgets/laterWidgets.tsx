import {
  type CompiledDefinition,
  describedFields,
  uiAt,
  widgetFor,
  type WidgetName,
} from '#engine';
import type { FunctionComponent } from 'react';
import type { AnswerProps } from './props';

type Widget = FunctionComponent<AnswerProps>;

/** The widgets that not every form has, and that are long: their code is fetched with the forms that have them. */
const fetches = {
  date: async () => (await import('./date/DateWidget')).DateWidget,
  entries: async () => (await import('./entries/EntriesWidget')).EntriesWidget,
  links: async () => (await import('./LinksWidget')).LinksWidget,
  otp: async () => (await import('./otp/OtpWidget')).OtpWidget,
  table: async () => (await import('./table/TableWidget')).TableWidget,
  upload: async () => (await import('./upload/UploadWidget')).UploadWidget,
  webcam: async () => (await import('./webcam/WebcamWidget')).WebcamWidget,
} satisfies { [name in WidgetName]?: () => Promise<Widget> };

type LaterName = keyof typeof fetches;

const laterNames = Object.keys(fetches) as LaterName[];

const fetched: { [name in LaterName]?: Widget } = {};

/** Fetches the widgets of a definition, before its form is drawn; all of them without one. Rejects where one cannot be. */
export async function loadWidgets(definition?: CompiledDefinition): Promise<void> {
  const names = definition ? laterWidgetsOf(definition) : laterNames;
  await Promise.all(names.map(async (name) => (fetched[name] ??= await fetches[name]())));
}

/** Those with which the fields of a definition may be drawn. */
export function laterWidgetsOf({ schema, ui }: CompiledDefinition): LaterName[] {
  const fields = describedFields(schema);
  const readOnly = new Set(fields.flatMap((field) => (field.schema.readOnly ? [field.at] : [])));
  const used = new Set<string>();
  // Conditions can make one field of several descriptions.
  for (const { at, schema: field } of fields) {
    used.add(widgetFor(field, uiAt(ui, at)));
    // What the records do not have is filled in.
    if (readOnly.has(at)) used.add(widgetFor({ ...field, readOnly: false }));
    if (field.items) used.add('entries');
  }
  return laterNames.filter((name) => used.has(name));
}

/** A widget that {@link loadWidgets} has fetched. */
export const later = (name: LaterName): Widget =>
  function LaterWidget(props) {
    const Fetched = fetched[name];
    if (!Fetched)
      throw new Error(`The widget "${name}" was not fetched before its form was drawn.`);
    return <Fetched {...props} />;
  };
