import { createContext, type RefObject, use } from 'react';

/** What the table of words shows. */
export interface AskedWords {
  /** Undefined: the first one that there is. */
  language?: string;
  asked: string;
  onlyGaps: boolean;
}

/** What the difference is compared with: a git revision, or a release by its number or `live`. */
export interface Earlier {
  from: 'revision' | 'release';
  name: string;
}

interface ShownPanel {
  /** The id of the panel that is shown. */
  shown: string;
  words: AskedWords;
  /** Changes what the table of words shows. */
  showWords(changed: Partial<AskedWords>): void;
  earlier: Earlier;
  compareWith(earlier: Earlier): void;
  /** Shows a panel. */
  show(id: string): void;
  /** Shows a panel and moves the focus there. */
  open(id: string): void;
  /** The tab panel. */
  element: RefObject<HTMLDivElement | null>;
}

export const PanelContext = createContext<ShownPanel | undefined>(undefined);

/** Which panel is shown, for panels that lead to another one. */
export const usePanel = (): ShownPanel => use(PanelContext)!;
