import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import ObjectField from './ObjectField';

/** The templates of this form show these texts. */
const nothing = () => null;

/** Replaces all widgets, fields and templates of @rjsf/core, except the field that leads from a schema to ours. */
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
