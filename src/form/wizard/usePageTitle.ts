import { useEffect } from 'react';

/** Puts a message at the start of the page's title. */
export function usePageTitle(message: string): void {
  useEffect(() => {
    const prefix = `${message} – `;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [message]);
}
