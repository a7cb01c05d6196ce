const font = "1em 'Inter loaded'";

/** Loads the typeface for the next screen, where this one was drawn before it had come. */
export const preloadTypeface = (): void => void document.fonts.load(font).catch(() => {});

/** Uses it from now on if it is here: to be called while a screen takes the place of another one. */
export function takeTypeface(): void {
  if (document.fonts.check(font)) document.documentElement.dataset.typeface = '';
}
