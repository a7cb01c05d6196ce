import type { Pointer } from '#engine';
import { createContext, type ReactNode, useContext } from 'react';
import type { FormSection } from './formSection';

export type Part = Omit<FormSection, 'name'> & {
  /** Where the answers of this part stand: those of an entry of a list stand below it. */
  within?: Pointer;
};

type DrawPart = (part: Part) => ReactNode;

/** How a part of the form is drawn: handed down, since a list among the widgets draws parts itself. */
export const DrawPartContext = createContext<DrawPart | undefined>(undefined);

export function useDrawPart(): DrawPart {
  const drawPart = useContext(DrawPartContext);
  if (!drawPart) throw new Error('A list stands outside of the sections of a form.');
  return drawPart;
}
