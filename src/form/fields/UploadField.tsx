import { type FieldProps, getUiOptions } from '@rjsf/utils';
import { bind } from './bind';

const Upload = bind('upload');

/** RJSF gives objects to fields, never to widgets; a file is an object, and still one answer. */
export function UploadField({ fieldPathId, schema, uiSchema, name, required }: FieldProps) {
  const options = getUiOptions(uiSchema);
  return (
    <Upload
      id={fieldPathId.$id}
      schema={schema}
      label={options.title ?? name}
      required={required}
      options={options}
    />
  );
}
