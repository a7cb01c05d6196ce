import type { WidgetName } from '#engine';
import { type FieldProps, getUiOptions, type RegistryFieldsType } from '@rjsf/utils';
import { useAnswer } from '../controller/answers/useAnswer';
import { widgetTable } from '../widgets';
import { pointerOfId } from './fieldId';

/** A widget as a field of RJSF, bound to the answer that its id points at. */
export function fieldOf(name: WidgetName) {
  const { Widget } = widgetTable[name];
  return function BoundField({ fieldPathId, schema, uiSchema, name, required }: FieldProps) {
    const at = pointerOfId(fieldPathId.$id);
    const { value, onAnswer } = useAnswer(at);
    const ui = getUiOptions(uiSchema);
    return (
      <Widget
        id={fieldPathId.$id}
        at={at}
        schema={schema}
        label={ui.title ?? name}
        isRequired={required ?? false}
        ui={ui}
        value={value}
        onAnswer={onAnswer}
      />
    );
  };
}

/** All widgets as fields of RJSF, by name: RJSF itself has no widgets for objects, lists and null. */
export const fields: RegistryFieldsType = Object.fromEntries(
  (Object.keys(widgetTable) as WidgetName[]).map((name) => [name, fieldOf(name)]),
);
