/** Focuses an element after React has rendered. */
export const focusSoon = (id: string): void => {
  setTimeout(() => document.getElementById(id)?.focus());
};
