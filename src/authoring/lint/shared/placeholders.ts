import { didYouMean } from '../../didYouMean';

/** A message for each `{name}` in a text that is not known. */
export function* unknownPlaceholders(text: string, known: string[]): Generator<string> {
  for (const [placeholder, name] of text.matchAll(/\{(\w+)\}/g))
    if (!known.includes(name!)) {
      const hint = didYouMean(
        placeholder,
        known.map((one) => `{${one}}`),
      );
      yield `Unknown placeholder "${placeholder}". ${hint}`;
    }
}
