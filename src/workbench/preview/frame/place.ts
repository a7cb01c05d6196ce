/** Where a person is in a form: what has the focus, with its selection, and how far the page is scrolled. */
export interface Place {
  id: string;
  selection: [from: number, to: number] | undefined;
  top: number;
}

export function placeNow(): Place {
  const { activeElement: element } = document;
  return {
    id: element && element !== document.body ? element.id : '',
    selection: isText(element) ? [element.selectionStart!, element.selectionEnd!] : undefined,
    top: window.scrollY,
  };
}

/** Goes back to a place in the form that has been drawn again, as far as it is still there. */
export function goTo({ id, selection, top }: Place): void {
  const element = id === '' ? null : document.getElementById(id);
  element?.focus({ preventScroll: true });
  if (selection && isText(element)) element.setSelectionRange(...selection);
  window.scrollTo(0, top);
}

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.selectionStart !== null);

/**
 * The form moves the focus as customers need it, but never takes it from the person who types beside the frame: while
 * the frame does not have the focus, nothing in it takes it.
 */
export function keepFocusOutside(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    const hadFocus = document.hasFocus();
    const outside = window.parent.document.activeElement;
    showModal.call(this);
    if (!hadFocus) (outside as HTMLElement | null)?.focus();
  };
}
