import type { CoveredPart } from '#authoring';

/** A part of the form that is drawn now. */
export interface DrawnPart {
  /** The id of its element: a field of a list is drawn once for each entry. */
  id: string;
  part: CoveredPart;
  element: Element;
}

/** The parts of the form that are drawn, in the order of the page. */
export function drawnParts(parts: CoveredPart[]): DrawnPart[] {
  const byName = new Map(parts.map((part) => [part.id, part]));
  const fields = [...document.querySelectorAll('[id^="at/"]:not([id*="~"])')].flatMap(
    (element): DrawnPart[] => {
      const name = element.id.slice(2).replaceAll(/\/\d+(?=\/|$)/g, '/items');
      const part = byName.get(name === '/policy' ? 'policy' : name);
      return part ? [{ id: element.id, part, element: frameOf(element) }] : [];
    },
  );
  const sections = parts.flatMap((part): DrawnPart[] => {
    const inside = part.fields && fields.find((field) => part.fields!.includes(field.part.id));
    const legend = inside?.element.parentElement?.closest('fieldset')?.querySelector('legend');
    return legend ? [{ id: part.id, part, element: legend }] : [];
  });
  const button = document.querySelector('form button[type="submit"]');
  const submit = byName.get('submit');
  const end = button && submit ? [{ id: 'submit', part: submit, element: button }] : [];
  return [...fields, ...sections, ...end].toSorted((one, other) =>
    one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/** The element around an input with its label. */
const frameOf = (element: Element): Element =>
  document.getElementById(`${element.id}~label`)?.parentElement ??
  element.closest('label') ??
  element;
