import { type FieldProps, toFieldPathId } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { getAt } from '../../engine';
import { pointerOfId } from '../draw/id';
import { Fieldset, Legend } from '../parts/Fieldset';
import { answer } from '../session/answer';
import { useRequest, useSession } from '../session/useSession';
import { say } from '../words';
import { SecondaryButton, TextButton } from '../../look/Button';

const none: unknown[] = [];

/** A list of entries, each a group of its own. RJSF's own would keep a second copy of the answers. */
export function ArrayField(props: FieldProps) {
  const { schema, uiSchema = {}, fieldPathId, registry } = props;
  const at = pointerOfId(fieldPathId.$id);
  const session = useSession();
  const entries = useRequest((state): unknown[] => getAt(state.answers, at) ?? none);
  const SchemaField = registry.fields.SchemaField as ComponentType<FieldProps>;
  const items = schema.items as FieldProps['schema'];
  const first = () => (items.type === 'object' ? {} : '');
  return (
    <>
      {entries.map((_, i) => (
        <Fieldset key={i}>
          <Legend>{say('list.entry', { number: i + 1 })}</Legend>
          <SchemaField
            {...props}
            name=""
            schema={items}
            uiSchema={uiSchema.items as FieldProps['uiSchema']}
            fieldPathId={toFieldPathId(i, registry.globalFormOptions, fieldPathId)}
            formData={undefined}
          />
          {entries.length > (schema.minItems ?? 0) && (
            <TextButton onClick={() => answer(session, at, entries.toSpliced(i, 1))}>
              {say('list.remove', { number: i + 1 })}
            </TextButton>
          )}
        </Fieldset>
      ))}
      {entries.length < (schema.maxItems ?? Infinity) && (
        <SecondaryButton
          id={fieldPathId.$id}
          onClick={() => answer(session, at, [...entries, first()])}
        >
          {say('list.add')}
        </SecondaryButton>
      )}
    </>
  );
}
