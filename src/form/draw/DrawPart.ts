import type { Pointer } from '#engine';
import { createContext, type ReactNode, useContext } from 'react';
import type { FormSection } from './formSection';

export type Part = Pick<FormSection, 'schema' | 'uiSchema'> & {
  /** The location of the part's answers; for an entry of a list, below that entry. */
  within?: Pointer;
};

type DrawPart = (part: Part) => ReactNode;

/** How to draw a part of the form. A context, because a widget that imports this folder would create a circular import. */
export const DrawPartContext = createContext<DrawPart | undefined>(undefined);

export function useDrawPart(): DrawPart {
  const drawPart = useContext(DrawPartContext);
  if (!drawPart) throw new Error('A list is used outside of the sections of a form.');
  return drawPart;
}
