/** Brings the element that takes an answer into the middle of the page and puts the focus there. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  // Sections out of sight are laid out only when scrolled to; focus alone would land beside them.
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
