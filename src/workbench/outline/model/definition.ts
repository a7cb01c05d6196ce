import { languagesOf } from '#authoring';
import { parseTree, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { filesOf } from '../../checker/filesOf';
import type { Texts } from '../edit/texts';
import { type Field, fieldsOf, withPiece } from './fields';
import { readValues } from './values';

/** A request type as its texts are now, as far as they can be read. */
export interface Definition {
  key: string;
  texts: Texts;
  values: { [path: string]: any };
  schema: any;
  /** ui.json, with what its references bring. */
  ui: any;
  request: any;
  fields: Field[];
  languages: string[];
  /** The first file that is no JSON. The outline shows what it can, and changes nothing. */
  broken?: { path: string; line: number; why: string };
}

export const pathIn = (key: string, name: 'schema' | 'ui' | 'request'): string =>
  `schemas/${key}/${name}.json`;

export function readTexts(key: string, all: Texts): Definition {
  const texts = filesOf(key, all);
  const values = readValues(texts);
  const ui = withReferences(values, pathIn(key, 'ui'));
  return {
    key,
    texts,
    values,
    schema: values[pathIn(key, 'schema')],
    ui,
    request: values[pathIn(key, 'request')],
    fields: fieldsOf(key, values),
    languages: languagesOf(key, Object.keys(texts)),
    broken: brokenIn(key, texts),
  };
}

/** The words of fields may be shared, too. */
function withReferences(values: { [path: string]: any }, path: string): any {
  const ui = values[path];
  if (typeof ui !== 'object' || ui === null) return {};
  return Object.fromEntries(
    Object.entries(withPiece(values, path, '').value).map(([name, part]) => [
      name,
      typeof part?.$ref === 'string' && name in ui
        ? withPiece(values, path, `/${name}`).value
        : part,
    ]),
  );
}

const sound = new Map<string, string>();

function brokenIn(key: string, texts: Texts): Definition['broken'] {
  for (const [path, text] of Object.entries(texts)) {
    if (!path.startsWith(`schemas/${key}/`) || sound.get(path) === text) continue;
    const errors: ParseError[] = [];
    parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    const [error] = errors;
    if (!error) sound.set(path, text);
    else
      return {
        path,
        line: text.slice(0, error.offset).split('\n').length,
        why: printParseErrorCode(error.error),
      };
  }
  return undefined;
}
