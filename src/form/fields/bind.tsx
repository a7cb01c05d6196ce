import type { WidgetProps } from '@rjsf/utils';
import { useCallback } from 'react';
import { getAt } from '../../engine';
import { pointerOfId } from '../draw/id';
import { answer } from '../session/answer';
import { useRequest, useSession } from '../session/useSession';
import { type WidgetName, widgetTable } from '../widgets';

type Bindable = Pick<
  WidgetProps,
  'id' | 'schema' | 'label' | 'required' | 'options' | 'placeholder'
>;

/** A widget of ours, tied to the answer that its id points at. */
export function bind(name: WidgetName) {
  const { Widget } = widgetTable[name];
  return function BoundWidget({ id, schema, label, required, options, placeholder }: Bindable) {
    const at = pointerOfId(id);
    const session = useSession();
    const value = useRequest((state) => getAt(state.answers, at));
    const onAnswer = useCallback((next: unknown) => answer(session, at, next), [session, at]);
    return (
      <Widget
        id={id}
        at={at}
        schema={schema}
        label={label}
        isRequired={required ?? false}
        ui={{ ...options, placeholder }}
        value={value}
        onAnswer={onAnswer}
      />
    );
  };
}
