import { type FileKind, metaschemas } from '#authoring';
import {
  getLanguageService,
  type JSONDocument,
  type JSONSchema,
  TextDocument,
} from 'vscode-json-languageservice';

/** Knows the metaschemas: what may stand where, and what it means. */
export const jsonService = getLanguageService({});

/** The files that each metaschema describes. */
const files: { [kind in FileKind]: string[] } = {
  catalogue: ['/catalogue.json'],
  example: ['/schemas/*/examples/*.json'],
  request: ['/schemas/*/request.json'],
  ui: ['/schemas/*/ui.json'],
  schema: ['/schemas/*/schema.json'],
};

jsonService.configure({
  // The checker validates, and says it in the words of the field.
  validate: false,
  schemas: Object.entries(files).map(([kind, fileMatch]) => ({
    uri: `metaschema:/${kind}`,
    fileMatch,
    // It puts what references lead to in their place: others read the metaschemas, too.
    schema: structuredClone<object>({
      ...metaschemas[kind as FileKind],
      $id: `metaschema:/${kind}`,
    }) as JSONSchema,
  })),
});

/**
 * A text as the service wants it. The metaschema that a file names itself is a path on disk, which the service would try
 * to read: its name is hidden.
 */
export function documentOf(
  path: string,
  text: string,
): { document: TextDocument; parsed: JSONDocument } {
  const hidden = text.replace(/^(\s*\{\s*)"\$schema"/, '$1"$schem_"');
  const document = TextDocument.create(`file:///${path}`, 'json', 0, hidden);
  return { document, parsed: jsonService.parseJSONDocument(document) };
}
