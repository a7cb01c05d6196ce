import type { Definition, Pointer, RuleError, Ui } from '../definition/definition';
import type { UploadLimits } from '../keywords/upload';
import { partsOf } from '../json/pointer';
import { interpolate } from './message';
import english from './en.json' with { type: 'json' };

/** The part of ui.json that speaks of the field at a pointer; list indices lead into `items`. */
export function uiAt(ui: Ui, at: Pointer): Ui {
  let part: Ui | undefined = ui;
  for (const name of partsOf(at))
    part = /^\d+$/.test(name) && part?.items ? part.items : part?.[name];
  return part ?? {};
}

/** What a field is called: its title in ui.json, else its name with spaces. */
export function labelOf({ ui }: Definition, at: Pointer): string {
  return uiAt(ui, at)['ui:title'] ?? (partsOf(at).at(-1) ?? '').replaceAll('_', ' ');
}

/**
 * The words for a broken rule: those of the field (`ui:messages`, by rule, and by limit where the field has the
 * rule twice), those of the form, or the engine's own. `{label}`, `{limit}`, `{size}` and `{extensions}` are filled in.
 */
export function messageFor(
  definition: Definition,
  { at, rule, limit }: { at: Pointer; rule: string; limit?: unknown },
): string {
  const own = [uiAt(definition.ui, at), definition.ui]
    .map((ui) => ui['ui:messages']?.[rule])
    .map((words) => (typeof words === 'object' ? words[String(limit)] : words))
    .find((words) => words !== undefined);
  const rules: Record<string, string> = engineMessages(definition).rules;
  const fallback = rules[rule] ?? rules.other!;
  const { total } = (limit ?? {}) as { total?: number };
  return interpolate(own ?? fallback, {
    label: labelOf(definition, at),
    limit,
    total,
    ...uploadWords(limit),
  });
}

function uploadWords(limit: unknown): { extensions?: string; size?: string } {
  const { extensions, maxBytes } = (limit ?? {}) as Partial<UploadLimits>;
  return {
    extensions: extensions?.map((extension) => `.${extension}`).join(', '),
    // Megabytes of 1,000,000 bytes, as the specification counts them (doc 1 §9).
    size: maxBytes === undefined ? undefined : `${maxBytes / 1_000_000}MB`,
  };
}

/** The engine's own words, in the language of the definition. */
export function engineMessages(definition: Definition): typeof english {
  return definition.words ?? english;
}

/** The limit that a rule was held against, whichever name Ajv gives it. */
export function limitOf({ params }: RuleError): unknown {
  return (
    params.limit ?? params.format ?? params.pattern ?? params.allowedValue ?? params.multipleOf
  );
}
