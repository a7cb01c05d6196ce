/** Attributes with ids of other elements, or with a name that groups elements. */
const references = [
  'id',
  'for',
  'name',
  'list',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-errormessage',
  'aria-owns',
  'aria-activedescendant',
];

/** What leads elsewhere or loads something. */
const addresses = ['href', 'src', 'srcset', 'action', 'poster'];

/**
 * The markup of a drawn form as it is shown: with what its boxes hold, without addresses and scripts, and with ids that
 * are unique among those of other prefixes. Its controls are not in the tab order.
 */
export async function markupOf(drawn: HTMLElement, prefix: string): Promise<string> {
  const copy = drawn.cloneNode(true) as HTMLElement;
  const originals = drawn.querySelectorAll('*');
  for (const [i, element] of copy.querySelectorAll('*').entries()) {
    const original = originals[i]!;
    const picture = original instanceof HTMLImageElement ? await dataOf(original) : undefined;
    for (const name of addresses) element.removeAttribute(name);
    if (picture) element.setAttribute('src', picture);
    keepValue(original, element);
    for (const name of references) {
      const value = element.getAttribute(name);
      if (value) element.setAttribute(name, value.replaceAll(/\S+/g, `${prefix}~$&`));
    }
    if (element.matches('button, input, select, textarea, a, summary, [tabindex]'))
      element.setAttribute('tabindex', '-1');
  }
  return copy.innerHTML;
}

/** What was typed and chosen is in the properties of the elements only. */
function keepValue(original: Element, copy: Element): void {
  if (original instanceof HTMLInputElement && original.type !== 'file') {
    copy.setAttribute('value', original.value);
    copy.toggleAttribute('checked', original.checked);
  } else if (original instanceof HTMLTextAreaElement) copy.textContent = original.value;
  else if (original instanceof HTMLOptionElement)
    copy.toggleAttribute('selected', original.selected);
}

/** A picture as a data URL, in the size in which it is shown; undefined where it cannot be read. */
async function dataOf(image: HTMLImageElement): Promise<string | undefined> {
  try {
    await image.decode();
  } catch {
    // It is no picture; the form shows its name instead.
    return undefined;
  }
  const canvas = document.createElement('canvas');
  canvas.width = image.clientWidth || image.naturalWidth;
  canvas.height = image.clientHeight || image.naturalHeight;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.8);
}
