/** Scrolls an input to the middle of the page and focuses it. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  // The browser lays out sections only when they are scrolled to; focus alone would miss the element.
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
