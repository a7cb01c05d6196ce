import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AskedWords, type Earlier, PanelContext } from './panel';

/** Keeps which panel is shown, also for parts of the page that lead to one. */
export function PanelProvider({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [shown, show] = useState('problems');
  const [words, setWords] = useState<AskedWords>({ asked: '', onlyGaps: false });
  const [earlier, compareWith] = useState<Earlier>({ from: 'revision', name: 'HEAD' });
  const value = useMemo(
    () => ({
      element,
      shown,
      show,
      open: (id: string) => {
        flushSync(() => show(id));
        element.current?.focus();
        element.current?.scrollTo({ top: 0 });
      },
      earlier,
      compareWith,
      words,
      showWords: (changed: Partial<AskedWords>) => setWords((now) => ({ ...now, ...changed })),
    }),
    [shown, words, earlier],
  );
  return <PanelContext value={value}>{children}</PanelContext>;
}
