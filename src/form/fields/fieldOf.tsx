import { getAt } from '#engine';
import { type FieldProps, getUiOptions } from '@rjsf/utils';
import { useCallback } from 'react';
import { pointerOfId } from '../draw/id';
import { answer } from '../controller/answer';
import { useRequest, useSession } from '../controller/useSession';
import { type WidgetName, widgetTable } from '../widgets';

/** A widget of ours as a field of RJSF, tied to the answer that its id points at. */
export function fieldOf(name: WidgetName) {
  const { Widget } = widgetTable[name];
  return function BoundField({ fieldPathId, schema, uiSchema, name, required }: FieldProps) {
    const at = pointerOfId(fieldPathId.$id);
    const session = useSession();
    const value = useRequest((state) => getAt(state.answers, at));
    const onAnswer = useCallback((next: unknown) => answer(session, at, next), [session, at]);
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
