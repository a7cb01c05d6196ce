import { useEffect } from 'react';

/** The page's title says first where one is; what stood there comes after it. */
export function usePageTitle(message: string): void {
  useEffect(() => {
    const prefix = `${message} – `;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [message]);
}
