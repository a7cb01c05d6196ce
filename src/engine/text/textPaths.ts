/** Where a definition has texts into which values of the document are filled; `*` is any name or index. */

/** In ui.json, below a field or at the top. */
export const uiTextPaths = [
  'ui:title',
  'ui:description',
  'ui:help',
  'ui:placeholder',
  'ui:submit',
  'ui:lookUp',
  'ui:verify',
  'ui:notes/*',
  'ui:haveReady/*',
  'ui:enumNames/*',
  'ui:dialog/*',
  'ui:links/*/title',
  'ui:sections/*/title',
  'ui:sections/*/step',
  'ui:sections/*/description',
  'ui:sections/*/banner',
  'ui:sections/*/columns/*/title',
];

export const requestTextPaths = [
  'policies/none',
  'policies/allowed/message',
  'policies/allowed/*/message',
  'policies/allowed/next/title',
  'policies/allowed/*/next/title',
  'blocked/message',
  'blocked/*/message',
  'blocked/next/title',
  'blocked/*/next/title',
  'load/*/none',
  'openRequestNotice/note',
  'openRequestNotice/goOn',
  'openRequestNotice/change',
  'submitWhen/message',
  'withdraw/message',
  'asides/*/title',
  'asides/*/help',
  'asides/*/message',
  'downloads/*/title',
  'downloads/*/fileName',
  'signatures/*/title',
  'steps/*/title',
  'steps/*/pause/choices/note',
  'steps/*/pause/choices/goOn',
  'steps/*/pause/choices/change',
];

/** Texts that have placeholders of their own as well, such as `{limit}`: whoever knows these fills all at once. */
export const ownUiTextPaths = [
  'ui:messages/*',
  'ui:messages/*/*',
  'ui:entries/name',
  'ui:entries/facts/*',
];

export const ownRequestTextPaths = [
  'openRequestNotice/message',
  'steps/*/save/as',
  'success/message',
];

/** A value with the texts at a path changed; what does not change stays the same object. */
export const changeTexts = <T>(
  value: T,
  path: readonly string[],
  change: (text: string) => string,
): T => changeAt(value, path, change) as T;

function changeAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  change: (text: string) => string,
): unknown {
  if (name === undefined) return typeof value === 'string' ? change(value) : value;
  if (value === null || typeof value !== 'object') return value;
  const parts = value as Record<string, unknown>;
  const names = name === '*' ? Object.keys(parts) : [name];
  let copy = parts;
  for (const one of names) {
    if (!Object.hasOwn(parts, one)) continue;
    const changed = changeAt(parts[one], rest, change);
    if (changed === parts[one]) continue;
    if (copy === parts)
      copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[one] = changed;
  }
  return copy;
}
