const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** `hi` → `Hindi`. A file may be named after what is no language: that is returned as it is. */
export const languageName = (tag: string): string => orTag(tag, () => inEnglish);

/** `hi` → `हिन्दी` */
export const ownLanguageName = (tag: string): string =>
  orTag(tag, () => new Intl.DisplayNames([tag], { type: 'language' }));

function orTag(tag: string, names: () => Intl.DisplayNames): string {
  try {
    return names().of(tag) ?? tag;
  } catch {
    // A RangeError: not the form of a tag.
    return tag;
  }
}
