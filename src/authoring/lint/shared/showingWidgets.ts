/** Widgets that only show a value, or nothing. */
export const showingWidgets = ['hidden', 'existing'];
