import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';

/** Said by our own templates where it is said. */
const nothing = () => null;

/** In place of all widgets, fields and templates of @rjsf/core: the two fields that lead from a schema to ours. */
export default () => ({
  fields: { ObjectField, SchemaField },
  templates: {
    DescriptionFieldTemplate: nothing,
    FieldHelpTemplate: nothing,
    FieldErrorTemplate: nothing,
  },
  widgets: {},
  rootSchema: {},
  formContext: {},
  translateString: (text: string) => text,
  globalFormOptions: { idPrefix: '', idSeparator: '/', useFallbackUiForUnsupportedType: false },
});
