import type { CoveredPart } from '#authoring';
import { useEffect, useState } from 'react';
import { type DrawnPart, drawnParts } from './partElements';

export interface PlacedPart extends DrawnPart {
  /** In pixels of the page. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the parts of the form are drawn; follows each change of the form. */
export function useDrawnParts(parts: CoveredPart[] | undefined): PlacedPart[] {
  const [placed, setPlaced] = useState<PlacedPart[]>([]);
  useEffect(() => {
    if (!parts) return;
    const form = document.getElementById('root')!;
    let due: number | undefined;
    const place = () => {
      due = undefined;
      setPlaced(drawnParts(parts).map(placedPart).filter(isSeen));
    };
    const placeSoon = () => {
      due ??= requestAnimationFrame(place);
    };
    const sizes = new ResizeObserver(placeSoon);
    sizes.observe(form);
    const changes = new MutationObserver(placeSoon);
    changes.observe(form, { childList: true, subtree: true, attributes: true });
    placeSoon();
    return () => {
      if (due !== undefined) cancelAnimationFrame(due);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [parts]);
  return parts ? placed : none;
}

const none: PlacedPart[] = [];

function placedPart(drawn: DrawnPart): PlacedPart {
  const { left, top, width, height } = drawn.element.getBoundingClientRect();
  return { ...drawn, left: left + window.scrollX, top: top + window.scrollY, width, height };
}

const isSeen = ({ width, height }: PlacedPart) => width > 0 && height > 0;
