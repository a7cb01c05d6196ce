const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** `hi` → `Hindi`. Returns a name that is not a language tag as it is: a file may have any name. */
export const languageName = (tag: string): string => orTag(tag, () => inEnglish);

/** `hi` → `हिन्दी` */
export const ownLanguageName = (tag: string): string =>
  orTag(tag, () => new Intl.DisplayNames([tag], { type: 'language' }));

function orTag(tag: string, names: () => Intl.DisplayNames): string {
  try {
    return names().of(tag) ?? tag;
  } catch {
    // A RangeError: it is not a language tag.
    return tag;
  }
}
