/** Puts the focus on what stands under an id once this round of drawing is over. */
export const focusSoon = (id: string): void => {
  setTimeout(() => document.getElementById(id)?.focus());
};
