import { createContext, use } from 'react';

/** What the table of words shows. */
export interface AskedWords {
  /** Undefined: the first one that there is. */
  language?: string;
  asked: string;
  onlyGaps: boolean;
}

interface ShownPanel {
  words: AskedWords;
  /** Changes what the table of words shows. */
  showWords(changed: Partial<AskedWords>): void;
  /** Shows a panel. */
  show(id: string): void;
}

export const PanelContext = createContext<ShownPanel | undefined>(undefined);

/** Which panel is shown, for panels that lead to another one. */
export const usePanel = (): ShownPanel => use(PanelContext)!;
