import { useEffect, useRef } from 'react';

/** Puts a text before the title of the page. Another text takes its place, so that the order of several stays. */
export function useTitlePrefix(prefix: string): void {
  const shown = useRef('');
  useEffect(() => {
    replaceInTitle(shown.current, prefix);
    shown.current = prefix;
  }, [prefix]);
  useEffect(
    () => () => {
      replaceInTitle(shown.current, '');
      shown.current = '';
    },
    [],
  );
}

function replaceInTitle(before: string, prefix: string): void {
  const { title } = document;
  // The portal may have set another title since.
  document.title = title.includes(before) ? title.replace(before, () => prefix) : prefix + title;
}
