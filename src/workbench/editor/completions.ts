import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  insertCompletionText,
  pickedCompletion,
  snippetCompletion,
} from '@codemirror/autocomplete';
import { getLocation } from 'jsonc-parser';
import { CompletionItemKind, InsertTextFormat, TextEdit } from 'vscode-json-languageservice';
import { comparesWith, pointerOf } from '#engine';
import { documentOf, jsonService } from './jsonService';
import {
  callNames,
  documentPointers,
  fieldsIn,
  formatNames,
  type Name,
  pieces,
  widgetNames,
} from './names';

type Files = { [path: string]: string };

/** What may be typed at a place: names of this very definition first, then the words of the language. */
export const completions = (path: string, filesOf: () => Files): CompletionSource[] => [
  (context) => namesAt(context, path, filesOf()),
  (context) => valuesInText(context, path, filesOf()),
  (context) => wordsAt(context, path),
];

/** Fields, pointers, calls and pieces, which no metaschema can know. */
function namesAt(context: CompletionContext, path: string, files: Files): CompletionResult | null {
  const text = context.state.doc.toString();
  const { path: at, isAtPropertyKey, previousNode } = getLocation(text, context.pos);
  const names = isAtPropertyKey ? keysAt(at, path, files) : valuesAt(at, path, files);
  if (names.length === 0) return null;
  const isInside = previousNode?.type === 'string' || previousNode?.type === 'property';
  const from = isInside && previousNode.offset < context.pos ? previousNode.offset : context.pos;
  // Enter behind a comma begins a line.
  if (!isInside && !context.explicit) return null;
  return {
    from,
    options: names.map(({ label, detail }) => ({
      label: JSON.stringify(label),
      displayLabel: label,
      apply: instead(JSON.stringify(label), isInside),
      type: 'variable',
      boost: 2,
      ...(detail && { detail }),
    })),
    validFor: /^"?[^"\s]*"?$/,
  };
}

/** Values of the document, behind a brace in a text. */
function valuesInText(
  context: CompletionContext,
  path: string,
  files: Files,
): CompletionResult | null {
  const [, key = '', kind = ''] = partsOfPath(path);
  const text = context.state.doc.toString();
  const { isAtPropertyKey, previousNode } = getLocation(text, context.pos);
  const begun = context.matchBefore(/\{[^{}|"\s]*/);
  const isText = !isAtPropertyKey && previousNode?.type === 'string';
  if (!begun || !isText || !['ui', 'request'].includes(kind)) return null;
  const end = text[context.pos] === '}' ? '' : '}';
  return {
    from: begun.from + 1,
    options: documentPointers(files, key).map(({ label, detail }) => ({
      label,
      apply: label + end,
      type: 'variable',
      ...(detail && { detail }),
    })),
    validFor: /^[^{}|"\s]*$/,
  };
}

const partsOfPath = (path: string) =>
  /^schemas\/([^/]+)\/(\w+)(?:\.[^.]+)?\.json$/.exec(path) ?? [];

/** The fields of the schema are what ui.json is about. */
function keysAt(at: (string | number)[], path: string, files: Files): Name[] {
  const [, key, kind] = partsOfPath(path);
  if (kind !== 'ui' || at.length !== 1) return [];
  return fieldsIn(files[`schemas/${key}/schema.json`]).filter(
    ({ at: field }) => !field.slice(1).includes('/'),
  );
}

function valuesAt(at: (string | number)[], path: string, files: Files): Name[] {
  const [, key = '', kind] = partsOfPath(path);
  const names = at.map(String);
  const word = names.findLast((name) => !/^\d+$/.test(name)) ?? '';
  if (word === '$ref') return pieces(path, files);
  if (word === 'format') return formatNames;
  if (word === 'ui:widget') return widgetNames;
  if (word === 'call') return callNames;
  const fields = fieldsIn(files[`schemas/${key}/schema.json`]);
  if (word === 'required' || word === 'fields')
    return fields.filter(({ at: field }) => !field.slice(1).includes('/'));
  const byPointer = fields.map(({ at: label, detail }) => ({ label, ...(detail && { detail }) }));
  // `of` of a sum is the name of a number in an entry; that of a percentage is a pointer.
  const isOperand =
    comparesWith(word) !== undefined ||
    /\/(?:total(?:\/of)?|numberAt\w+\/of)$/.test(pointerOf(...names));
  if (kind === 'schema' && isOperand) return byPointer;
  const isMap = names.some((name) => /^(send|prefill|keep|links|payload)$/.test(name));
  return kind === 'request' && isMap ? documentPointers(files, key) : [];
}

/** What the metaschema of the file allows. */
async function wordsAt(context: CompletionContext, path: string): Promise<CompletionResult | null> {
  const { document, parsed } = documentOf(path, context.state.doc.toString());
  const found = await jsonService.doComplete(document, document.positionAt(context.pos), parsed);
  const edits = found?.items.flatMap((item) =>
    TextEdit.is(item.textEdit) && item.label !== '$schema' ? [{ item, edit: item.textEdit }] : [],
  );
  if (!edits || edits.length === 0) return null;
  const { range } = edits[0]!.edit;
  const from = document.offsetAt(range.start);
  const isInside = document.getText()[from] === '"';
  if (!isInside && !context.explicit) return null;
  const options = edits.map(({ item, edit }): Completion => {
    const base: Completion = {
      label: item.filterText ?? item.label,
      displayLabel: item.label,
      type: item.kind === CompletionItemKind.Property ? 'property' : 'constant',
      ...(typeof item.documentation === 'string' && { info: item.documentation }),
    };
    const { apply = edit.newText } =
      item.insertTextFormat === InsertTextFormat.Snippet
        ? snippetCompletion(asSnippet(edit.newText), base)
        : base;
    return { ...base, apply: instead(apply, isInside) };
  });
  return {
    from,
    options,
    validFor: /^"?[\w:$]*"?$/,
  };
}

/**
 * Puts a completion in the place of all that is between quotes. What is filtered by ends at the cursor: the quote behind
 * it, which came by itself, fits no name.
 */
const instead =
  (apply: NonNullable<Completion['apply']>, isInside: boolean): Completion['apply'] =>
  (view, completion, from, to) => {
    const [rest = ''] =
      (isInside &&
        /^(?:[^"\\\n]|\\.)*"/.exec(
          view.state.doc.lineAt(to).text.slice(to - view.state.doc.lineAt(to).from),
        )) ||
      [];
    const end = to + rest.length;
    if (typeof apply === 'function') apply(view, completion, from, end);
    else
      view.dispatch({
        ...insertCompletionText(view.state, apply, from, end),
        annotations: pickedCompletion.of(completion),
      });
  };

/** `"type": "$1"` as CodeMirror writes it: `"type": "#{}"`. */
const asSnippet = (text: string): string =>
  text
    .replaceAll(/\$\{\d+:([^}]*)\}/g, '#{$1}')
    .replaceAll(/\$\d+/g, '#{}')
    .replaceAll(/\\([$}\\])/g, '$1');
