/** Why a language tag cannot be used for overlays, and what to do; undefined if it can. */
export function tagProblem(tag: string): string | undefined {
  if (tag === 'en')
    return 'English is the first language: its texts are in the files without a language. Write them there, or rename this file.';
  const canonical = canonicalTag(tag);
  if (canonical === undefined || nameOf(canonical) === undefined)
    return `"${tag}" is not the tag of a language. Use one of BCP 47, for instance "hi" for Hindi or "mr" for Marathi.`;
  if (canonical !== tag) return `Browsers call this language "${canonical}". Rename the file.`;
  // The server reads no more of an Accept-Language header.
  if (!/^[a-z]{2,3}(-[A-Za-z]+)?$/.test(tag))
    return `The tag "${tag}" is too long. Use a language, or a language and one subtag: "hi", "hi-IN".`;
  return undefined;
}

function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    // A RangeError: not the form of a tag.
    return undefined;
  }
}

function nameOf(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    // A RangeError: a tag, but not that of a language, such as `x-own`.
    return undefined;
  }
}

/** `hi` → `Hindi`; a name that is not the tag of a language as it is. */
export const languageName = (tag: string): string => nameOf(tag) ?? tag;
