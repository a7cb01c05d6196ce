import type {
  Answers,
  CompiledDefinition,
  Context,
  Definition,
  Pointer,
  Ui,
} from '../definition/definition';
import { isObject } from '../json/object';
import { oncePer } from '../json/oncePer';
import { fillPlaceholders, placeholdersIn, valueOr } from '../text/placeholders';
import { changeTexts, requestTextPaths, uiTextPaths } from '../text/textPaths';
import { documentOf } from './document';
import { textOfValue } from './textOfValue';

/** What a definition with values was made from. */
const sources = new WeakMap<Definition, CompiledDefinition>();
/** Those with values, by the values: while these read the same, it is the same object. */
const filled = oncePer((_source: Definition) => new Map<string, CompiledDefinition>());
/** A form asks for few at a time, a server for those of many customers. */
const mostFilled = 16;

/**
 * A definition whose texts say what the document contains: `{/policy/policyNo}` is replaced wherever a text has no other
 * placeholders, and `textAt` fills it with these in the others. Without such placeholders it is the same object.
 */
export function withValues(
  given: CompiledDefinition,
  context: Context,
  answers: Answers,
): CompiledDefinition {
  const source = sources.get(given) ?? given;
  if (source.isAsWritten || !hasValues(source)) return given;
  const document = documentOf(context, answers);
  const read = (definition: Definition): Values =>
    Object.fromEntries(
      pointersOf(source).map((pointer) => [
        pointer,
        textOfValue(definition, context, document, pointer),
      ]),
    );
  // The label of a choice may name a value, too.
  const labels = uiWith(source.ui, filling(read(source)), ['ui:enumNames/*']);
  const values = read({ ...source, ui: labels });
  const texts = JSON.stringify(values);
  const known = filled(source);
  const same = known.get(texts);
  if (same) return same;
  const fill = filling(values);
  const definition: CompiledDefinition = {
    ...source,
    ui: uiWith(source.ui, fill, uiTextPaths),
    request: textsWith(source.request, fill, requestTextPaths),
    textAt: (pointer) => values[pointer] ?? '',
  };
  sources.set(definition, source);
  if (known.size >= mostFilled) known.clear();
  known.set(texts, definition);
  return definition;
}

/** The values that texts name, as they are read. */
type Values = { [pointer: Pointer]: string };

type Change = (text: string) => string;

const filling =
  (values: Values): Change =>
  (text) =>
    fillPlaceholders(text, (one) => valueOr(one, (pointer) => values[pointer] ?? ''));

/** Whether a text of the definition names a value of the document. */
export const hasValues = (given: CompiledDefinition): boolean =>
  pointersOf(sources.get(given) ?? given).length > 0;

const pointersOf = ({ ui, request }: Definition): Pointer[] => pointersIn(ui)(request);

/** Not by the definition, which is another object on another day. */
const pointersIn = oncePer((ui: Ui) =>
  oncePer((request: Definition['request']): Pointer[] => {
    const text = JSON.stringify([ui, request]);
    if (!text.includes('{/')) return [];
    const pointers = placeholdersIn(text).flatMap(({ pointer }) => pointer ?? []);
    return [...new Set(pointers)];
  }),
);

const textsWith = <T>(part: T, change: Change, paths: string[]): T =>
  paths.reduce((changed, path) => changeTexts(changed, path.split('/'), change), part);

function uiWith(ui: Ui, change: Change, paths: string[]): Ui {
  let changed = textsWith(ui, change, paths);
  for (const [name, part] of Object.entries(ui)) {
    if (name.startsWith('ui:') || !isObject(part)) continue;
    const own = uiWith(part, change, paths);
    if (own !== part) changed = { ...changed, [name]: own };
  }
  return changed;
}
