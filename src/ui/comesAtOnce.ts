const atOnce = ['insertFromPaste', 'insertFromDrop', 'insertReplacementText'];

/**
 * Whether a whole text was put into a box, and not typed: pasted, dropped, or filled in. A browser that fills in
 * a field sends an event without a type, or several characters as one.
 */
export function comesAtOnce(event: Event): boolean {
  const { inputType, data } = event as Partial<InputEvent>;
  if (!inputType) return event.type !== 'compositionend';
  return atOnce.includes(inputType) || (inputType === 'insertText' && (data?.length ?? 0) > 1);
}
