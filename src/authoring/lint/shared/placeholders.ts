import { didYouMean } from '../../didYouMean';

/** A message for each `{name}` in a text that is not known, and for a brace that belongs to none. */
export function* unknownPlaceholders(text: string, known: string[]): Generator<string> {
  const shown = known.map((one) => `{${one}}`);
  for (const [placeholder, name] of text.matchAll(/\{(\w+)\}/g))
    if (!known.includes(name!)) {
      const otherwise =
        known.length > 0
          ? `Use one of: ${shown.join(', ')}.`
          : 'Nothing is filled in here: remove it.';
      yield `Unknown placeholder "${placeholder}". ${didYouMean(placeholder, shown, otherwise)}`;
    }
  const [stray] = /[{}].*/s.exec(text.replaceAll(/\{\w+\}/g, '')) ?? [];
  if (stray !== undefined)
    yield `"${stray.slice(0, 30)}" is no placeholder and is shown as it is written. Write the name in braces without spaces, as in {${known[0] ?? 'name'}}, or remove the brace.`;
}
