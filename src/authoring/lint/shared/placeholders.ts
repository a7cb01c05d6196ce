import { fillPlaceholders, placeholdersIn } from '#engine';
import { didYouMean } from '../../didYouMean';
import type { Text } from './texts';

/** A message for each `{name}` in a text that is not known, and for a brace that belongs to none. */
export function* unknownPlaceholders({
  text,
  placeholders: known,
  takesValues,
}: Pick<Text, 'text' | 'placeholders' | 'takesValues'>): Generator<string> {
  const shown = known.map((one) => `{${one}}`);
  const value = 'a value of the document, as in {/policy/policyNo}';
  for (const { written, name } of placeholdersIn(text)) {
    if (name === undefined) {
      if (!takesValues)
        yield `Unknown placeholder "${written}". No value is filled in here: remove it.`;
    } else if (!known.includes(name)) {
      const others = takesValues ? ` Or name ${value}.` : '';
      const otherwise =
        known.length > 0
          ? `Use one of: ${shown.join(', ')}.${others}`
          : takesValues
            ? `Name ${value}, or remove it.`
            : 'Nothing is filled in here: remove it.';
      yield `Unknown placeholder "${written}". ${didYouMean(written, shown, otherwise)}`;
    }
  }
  const [stray] = /[{}].*/s.exec(fillPlaceholders(text, () => '')) ?? [];
  if (stray !== undefined)
    yield `"${stray.slice(0, 30)}" is no placeholder and is shown as it is written. Write the name in braces without spaces, as in {${known[0] ?? (takesValues ? '/policy/policyNo' : 'name')}}, or remove the brace.`;
}
