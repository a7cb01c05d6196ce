/** Focuses an element after React has rendered. */
export const focusSoon = (id: string): void => {
  setTimeout(() => document.getElementById(id)?.focus());
};

/** The same, where nothing has the focus because what had it is gone. */
export const focusIfLost = (id: string): void => {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  });
};
