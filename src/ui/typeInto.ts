let isTyping = false;

/** Whether an event needs no correction: its text was written by {@link typeInto}, is taken back, or not complete. */
export function isSettled(event: Event): boolean {
  const { inputType = '', isComposing } = event as Partial<InputEvent>;
  return isTyping || isComposing === true || inputType.startsWith('history');
}

/**
 * Changes the text of a box as if it was typed, so that it can be taken back (Ctrl+Z): a value that a program sets
 * empties the browser's list of changes. The selection, and all that differs, is replaced; the caret comes behind it.
 * Returns whether the browser could.
 */
export function typeInto(box: HTMLInputElement, text: string): boolean {
  const { value, selectionStart, selectionEnd } = box;
  if (selectionStart === null || selectionEnd === null || document.activeElement !== box)
    return false;
  const behind = value.length - selectionEnd;
  let start = 0;
  while (start < selectionStart && value[start] === text[start]) start++;
  let end = 0;
  const most = Math.min(behind, text.length - start);
  while (end < most && value.at(-1 - end) === text.at(-1 - end)) end++;
  if (start < selectionStart || end < behind) box.setSelectionRange(start, value.length - end);
  isTyping = true;
  try {
    document.execCommand?.('insertText', false, text.slice(start, text.length - end));
  } finally {
    isTyping = false;
  }
  if (box.value !== text) {
    box.setSelectionRange(selectionStart, selectionEnd);
    return false;
  }
  const caret = Math.max(0, text.length - behind);
  if (box.selectionEnd !== caret) box.setSelectionRange(caret, caret);
  return true;
}
