import type { Definition, Pointer, RuleError, Ui } from '../definition/definition';
import type { UploadLimits } from '../keywords/upload';
import { isObject } from '../json/object';
import { partsOf, pointerOf } from '../json/pointer';
import { interpolate, wordOfRecords } from './message';
import { reasonFor } from './reason';
import { descriptionOf } from '../schema/fields';
import english from './en.json' with { type: 'json' };

/** The part of ui.json for the field at a pointer; a list index leads into `items`. Empty if there is none. */
export function uiAt(ui: Ui, at: Pointer): Ui {
  let part: Ui | undefined = ui;
  for (const name of partsOf(at))
    part = /^\d+$/.test(name) && part?.items ? part.items : part?.[name];
  return part ?? {};
}

/** The title of a field in ui.json, else its name with spaces. */
export function labelOf({ ui }: Definition, at: Pointer): string {
  return uiAt(ui, at)['ui:title'] ?? (partsOf(at).at(-1) ?? '').replaceAll('_', ' ');
}

/**
 * The message for a rule that failed: that of the field (`ui:messages`, by rule, and by limit if the field has the
 * rule twice), the engine's reason where the `value` shows one, that of the form, or the engine's own. Fills in `{label}`, `{value}` and `{limit}`; of a limit that is an object
 * its properties (`{total}`, `{extensions}`) instead, and `{size}` for `maxBytes`.
 */
export function messageFor(
  definition: Definition,
  { at, rule, limit, value }: { at: Pointer; rule: string; limit?: unknown; value?: unknown },
): string {
  const { rules, reasons } = engineMessages(definition);
  const wordsOf = (ui: Ui): string | undefined => {
    const words = ui['ui:messages']?.[rule];
    return typeof words === 'object' ? words[String(limit)] : words;
  };
  const own = wordsOf(uiAt(definition.ui, at));
  const reason =
    own === undefined
      ? reasonFor(descriptionOf(definition.schema, at) ?? {}, rule, value)
      : undefined;
  if (reason)
    return interpolate(reasons[reason.name], { label: labelOf(definition, at), ...reason.values });
  const fallback = (rules as Record<string, string>)[rule] ?? rules.other;
  return interpolate(own ?? wordsOf(definition.ui) ?? fallback, {
    label: labelOf(definition, at),
    value,
    ...(isObject(limit) ? { ...limit, ...uploadValues(limit) } : { limit }),
  });
}

function uploadValues({ extensions, maxBytes }: Partial<UploadLimits>) {
  return {
    extensions: extensions?.map((extension) => `.${extension}`).join(', '),
    // Megabytes of 1,000,000 bytes (OPEN-099).
    size: maxBytes === undefined ? undefined : `${maxBytes / 1_000_000}MB`,
  };
}

/** The messages of the engine, in the language of the definition. */
export function engineMessages(definition: Definition): typeof english {
  return definition.words ?? english;
}

/** A word of the insurer's records or lists, for instance "Annually", in the language of the definition. */
export const recordWord = (definition: Definition, word: string): string =>
  wordOfRecords(engineMessages(definition), word);

/** The value of the keyword that failed; Ajv has several names for it. */
export function limitOf({ params }: RuleError): unknown {
  return (
    params.limit ?? params.format ?? params.pattern ?? params.allowedValue ?? params.multipleOf
  );
}

/** The field that an error belongs to: Ajv reports a missing property at the object around it. */
export function fieldOfError({ instancePath, keyword, params }: RuleError): Pointer {
  return keyword === 'required' ? instancePath + pointerOf(params.missingProperty) : instancePath;
}
