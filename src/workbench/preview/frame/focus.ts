/** The focused element of the form with its selection, and the scroll position of the page. */
interface FocusState {
  id: string;
  selection: [from: number, to: number] | undefined;
  top: number;
}

export function captureFocus(): FocusState {
  const { activeElement: element } = document;
  return {
    id: element && element !== document.body ? element.id : '',
    selection: isText(element) ? [element.selectionStart!, element.selectionEnd!] : undefined,
    top: window.scrollY,
  };
}

/** Restores the focus and the scroll position after the form was rendered again. */
export function restoreFocus({ id, selection, top }: FocusState): void {
  const element = id === '' ? null : document.getElementById(id);
  element?.focus({ preventScroll: true });
  if (selection && isText(element)) element.setSelectionRange(...selection);
  window.scrollTo(0, top);
}

/** Ends what is being typed: an answer counts once its field is left. */
export function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.selectionStart !== null);

/**
 * Lets the form move the focus only while the frame has it: it must not take the focus from the editor, where the user
 * types.
 */
export function preventFocusStealing(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    // A browser moves the focus to a dialog that opens, unless it is inert.
    this.inert = !document.hasFocus();
    try {
      showModal.call(this);
    } finally {
      this.inert = false;
    }
  };
}
