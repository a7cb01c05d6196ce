import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { type FieldProps, getUiOptions, toFieldPathId } from '@rjsf/utils';

/** Replaces the object field of RJSF, which also adds, renames and removes properties that no schema describes. */
export default function ObjectField(props: FieldProps) {
  const { schema, uiSchema = {}, fieldPathId, registry, name, title, required = false } = props;
  const { onChange, onBlur, onFocus } = props;
  const { ObjectFieldTemplate } = registry.templates;
  const ui = getUiOptions(uiSchema);
  return (
    <ObjectFieldTemplate
      title={ui.title ?? schema.title ?? title ?? name}
      description={ui.description ?? schema.description}
      properties={Object.keys(schema.properties ?? {}).map((property) => ({
        name: property,
        content: (
          <SchemaField
            key={property}
            name={property}
            schema={schema.properties![property] as FieldProps['schema']}
            uiSchema={uiSchema[property]}
            required={schema.required?.includes(property) ?? false}
            fieldPathId={toFieldPathId(property, registry.globalFormOptions, fieldPathId.path)}
            registry={registry}
            onChange={onChange}
            onBlur={onBlur}
            onFocus={onFocus}
          />
        ),
        disabled: false,
        readonly: false,
        hidden: false,
      }))}
      required={required}
      schema={schema}
      uiSchema={uiSchema}
      fieldPathId={fieldPathId}
      registry={registry}
      onAddProperty={() => {}}
    />
  );
}
