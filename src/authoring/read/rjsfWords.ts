const lists = 'Write minItems and maxItems in schema.json and the buttons under "ui:entries".';
const markup = 'Texts are shown as they are written. Remove it.';

/** Words of RJSF that have no meaning here, with where belongs what they say. */
const instead: { [word: string]: string } = {
  'ui:options': 'Write each of its words for itself with "ui:" in front: "ui:placeholder".',
  'ui:globalOptions': 'Write each of its words at the field with "ui:" in front.',
  'ui:order': 'Name the fields in their order under "fields" of "ui:sections".',
  'ui:readonly':
    'A value that the customer only reads has "readOnly": true in schema.json, and request.json fills it.',
  'ui:disabled':
    'A value that the customer only reads has "readOnly": true in schema.json; a field that not everybody is asked stands in the "then" of a condition there.',
  'ui:field': 'How a field is drawn says "ui:widget".',
  'ui:label': 'The label of a field is its "ui:title".',
  'ui:inputType': 'What is typed says "format" in schema.json; the keyboard follows from it.',
  'ui:accept': 'Write "extensions" under "upload" in schema.json.',
  'ui:format': 'Write "format" in schema.json.',
  'ui:yearsRange': 'Write "notBefore" and "notAfter" in schema.json.',
  'ui:autocapitalize': 'Write "transform": ["toUpperCase"] in schema.json.',
  'ui:emptyValue': 'An empty answer is none; what is sent for it says "or" in request.json.',
  'ui:enumOrder': 'Write the values under "enum" in schema.json in their order.',
  'ui:enumDisabled': 'Who may choose which value says "choices" in request.json.',
  'ui:optionsSchemaSelector':
    'Give each case under "oneOf" in schema.json a "const" of one property.',
  'ui:fieldReplacesAnyOrOneOf': 'How a field is drawn says "ui:widget".',
  'ui:submitButtonOptions': 'The title of the button is "ui:submit".',
  'ui:definitions': 'Write the piece into a file of _shared/, and name it with "$ref".',
  'ui:enableMarkdownInDescription': markup,
  'ui:enableMarkdownInHelp': markup,
  'ui:addable': lists,
  'ui:removable': lists,
  'ui:copyable': lists,
  'ui:orderable': lists,
};

/** Those that say how something looks or behaves, which is the same in every form. */
const needless = (
  'deprecatedHandling autofocus autocorrect spellcheck rows cols inline style classNames class hideError filePreview rootFieldId ' +
  'allowClearTextInputs duplicateKeySuffixSeparator enableOptionalDataFieldForType optionValueFormat ' +
  'hideNowButton hideClearButton'
).split(' ');

/** What to do about a word of RJSF that has no meaning here; undefined for another word. */
export function insteadOfRjsf(word: string): string | undefined {
  if (Object.hasOwn(instead, word)) return instead[word];
  const [, name = ''] = word.split('ui:');
  return needless.includes(name) || /^[A-Z]\w+Template$/.test(name)
    ? 'This is the same in all forms. Remove it.'
    : undefined;
}
