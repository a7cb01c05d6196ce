import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { completions } from '../../src/workbench/editor/completions';
import { filesBelow } from '../files';

const files = { ...filesBelow('schemas/_shared'), ...filesBelow('schemas/pan_card') };

/** What is offered at the `@` in a file in which a passage was replaced. */
async function offered(path: string, from: string, to: string) {
  const typed = files[path]!.replace(from, to);
  expect(typed).toContain('@');
  const at = typed.indexOf('@');
  const text = typed.replace('@', '');
  const context = new CompletionContext(EditorState.create({ doc: text }), at, false);
  const texts = { ...files, [path]: text };
  const results = await Promise.all(
    completions(path, () => texts).map((source) => source(context)),
  );
  return results.flatMap(
    (result) => result?.options.map((one) => one.displayLabel ?? one.label) ?? [],
  );
}

it.each([
  [
    'fields in "required"',
    'schema.json',
    '"required": [',
    '"required": ["@", ',
    ['comment', 'pan_document'],
  ],
  [
    'pieces for a reference',
    'schema.json',
    '"$ref": "../_shared/text.json#/$defs/comment"',
    '"$ref": "../@"',
    ['../_shared/upload.json#/$defs/scan'],
  ],
  [
    'pointers for a comparison',
    'schema.json',
    '"differsFrom": "/existing_pan_number"',
    '"differsFrom": "@"',
    ['/existing_pan_number', '/comment'],
  ],
  [
    'values of the document behind a brace in a text',
    'ui.json',
    '"ui:widget": "textarea"',
    '"ui:widget": "textarea", "ui:help": "About {/an@"',
    ['/answers/comment', '/policy/policyNo', '/today'],
  ],
  [
    'formats',
    'schema.json',
    '"$ref": "../_shared/text.json#/$defs/comment"',
    '"type": "string", "format": "@"',
    ['ifsc', 'pincode'],
  ],
  [
    'keywords of the language',
    'schema.json',
    '"$ref": "../_shared/text.json#/$defs/comment"',
    '"type": "string", "@"',
    ['maxLength', 'ageAtLeast', 'transform'],
  ],
  [
    'words of the UI schema',
    'ui.json',
    '"ui:widget": "textarea"',
    '"ui:widget": "textarea", "@"',
    ['ui:help', 'ui:placeholder'],
  ],
  ['widgets', 'ui.json', '"ui:widget": "textarea"', '"ui:widget": "@"', ['upload', 'radio']],
  [
    'fields of the schema as names',
    'ui.json',
    '"ui:submit": "Submit request",',
    '"ui:submit": "Submit request", "@"',
    ['comment'],
  ],
  [
    'fields of a section',
    'ui.json',
    '"fields": ["existing',
    '"fields": ["@", "existing',
    ['comment'],
  ],
  [
    'pointers of a map',
    'request.json',
    '"comment": "/answers/comment"',
    '"comment": "@"',
    ['/answers/comment', '/loaded/pan', '/policy/policyNo', '/steps/check'],
  ],
  [
    'calls',
    'request.json',
    '"call": "POST pan-check/"',
    '"call": "@"',
    ['POST penny-drop/', 'GET pin-code/'],
  ],
  [
    'words of request.json',
    'request.json',
    '"openRequestCheck": true,',
    '"openRequestCheck": true, "@"',
    ['blocked', 'lists'],
  ],
])('offers %s', async (_what, name, from, to, expected) => {
  expect(await offered(`schemas/pan_card/${name}`, from, to)).toEqual(
    expect.arrayContaining(expected),
  );
});

it('offers fields while the schema cannot be read', async () => {
  const broken = files['schemas/pan_card/schema.json']!.replace('"comment": {', '"comment": {{');
  const context = (text: string) =>
    new CompletionContext(EditorState.create({ doc: text }), text.indexOf('""') + 1, false);
  const text = files['schemas/pan_card/request.json']!.replace('"/answers/comment"', '""');
  const path = 'schemas/pan_card/request.json';
  const [names] = completions(path, () => ({ ...files, 'schemas/pan_card/schema.json': broken }));
  const result = await names!(context(text));
  expect(result?.options.map((one) => one.displayLabel)).toContain('/answers/new_pan_number');
});
