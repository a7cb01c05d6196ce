import type { FormProps } from '@rjsf/core';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { type Registry, type TemplatesType, toFieldPathId } from '@rjsf/utils';
import { useMemo } from 'react';
import parts from './registry';
import { drawnAsItIs } from './schemaUtils';

const ignore = () => {};

/**
 * Replaces the form of RJSF, which holds answers, gives them defaults, validates and submits them: here the controller
 * does. What is left of it leads RJSF's fields to the schema.
 */
export default function Form(props: FormProps) {
  const { schema, uiSchema, fields, templates, idPrefix, idSeparator, tagName, children } = props;
  const Tag = tagName!;
  const registry = useMemo((): Registry => {
    const stock = parts();
    return {
      ...stock,
      fields: { ...stock.fields, ...fields },
      templates: { ...stock.templates, ...templates } as Partial<TemplatesType> as TemplatesType,
      rootSchema: schema,
      schemaUtils: drawnAsItIs(schema),
      globalFormOptions: {
        ...stock.globalFormOptions,
        idPrefix: idPrefix!,
        idSeparator: idSeparator!,
      },
    };
  }, [schema, fields, templates, idPrefix, idSeparator]);
  return (
    <Tag>
      <SchemaField
        name=""
        schema={schema}
        uiSchema={uiSchema}
        fieldPathId={toFieldPathId('', registry.globalFormOptions)}
        registry={registry}
        onChange={ignore}
        onBlur={ignore}
        onFocus={ignore}
      />
      {children}
    </Tag>
  );
}
