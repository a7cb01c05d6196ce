import { type Catalogue, type Definition, labelOf, type Pointer } from '#engine';
import { overlayPath, withoutSchema } from '../../read/overlays';
import type { SourceFiles } from '../../read/readDefinition';
import type { SourceFile } from '../../read/sourceFile';
import { definitionTexts, type TranslatedText, wordsIn } from '../definitionTexts';
import { textsIn } from '../texts';
import { translationOf } from '../translation';

/** One text for translators. */
export interface WordRow {
  /** The file of the first language and the pointer in it; for a definition with its references replaced. */
  file: string;
  pointer: Pointer;
  /** Where a customer sees it. */
  seen: string;
  text: string;
  /** Empty where there is none. */
  translation: string;
  /** What the overlay of the file is laid over. */
  base: unknown;
}

/** The texts of a definition, of the pieces that it uses and of the engine, with their translations. */
export function wordRows(
  definition: Definition,
  sources: SourceFiles,
  language: string,
): WordRow[] {
  return [...definitionTexts(definition, sources, language)].map((one) => {
    const file = placeOf(one, definition.key);
    const isOwn = file !== one.source.file || file.startsWith(`schemas/${definition.key}/`);
    return {
      file,
      pointer: isOwn ? one.at : one.source.pointer,
      seen: seenIn(one, definition),
      text: one.text,
      translation: typeof one.translation === 'string' ? one.translation : '',
      base: isOwn
        ? definition[one.kind as 'ui' | 'request']
        : one.kind === 'words'
          ? wordsIn(sources)
          : sources[file]!.value,
    };
  });
}

/** The file whose overlay has, or should have, the translation. */
function placeOf({ kind, overlay, source }: TranslatedText, key: string): string {
  const own = `schemas/${key}/${kind}.json`;
  const [, language] = /\.([^.]+)\.json$/.exec(overlay.path)!;
  return overlay.path === overlayPath(own, language!) ? own : source.file;
}

/** The texts of the catalogue. */
export function catalogueRows(catalogue: SourceFile, overlay: SourceFile | undefined): WordRow[] {
  const base = catalogue.value as Catalogue;
  return [...textsIn('catalogue', base)].map(([pointer, text]) => {
    const { value } = translationOf(base, withoutSchema(overlay?.value), pointer);
    const translation = typeof value === 'string' ? value : '';
    const seen = pointer.startsWith('/notices/') ? 'catalogue: notice' : 'catalogue';
    return { file: catalogue.path, pointer, seen, text, translation, base };
  });
}

const parts: { [keyword: string]: string } = {
  title: 'label',
  enumNames: 'choice',
  haveReady: 'to have ready',
  submit: 'submit button',
};

function seenIn({ kind, at }: TranslatedText, definition: Definition): string {
  if (kind === 'words') return `message of every form: ${at.slice(1).replaceAll('/', ' ')}`;
  const form = definition.ui['ui:title'] ?? definition.key;
  if (kind === 'request') return `${form}: ${at.slice(1).replaceAll('/', ' ')}`;
  const [field, keyword = ''] = at.split(/\/ui:(.*)/s);
  const [name = '', ...rest] = keyword.split('/');
  const label = field === '' ? form : `${form}: ${labelOf(definition, field!)}`;
  const part = field === '' && name === 'title' ? 'heading' : (parts[name] ?? name);
  const numbered = rest.map((one) => (/^\d+$/.test(one) ? String(Number(one) + 1) : one));
  return `${label}: ${[part, ...numbered].join(' ')}`;
}
