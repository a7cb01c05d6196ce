import { TextButton } from '#ui';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useIsFirstScreen } from '../components/Page';
import { chooseLanguage, language, t } from '../i18n';
import { languages, nameOf } from '../languages';
import { notify } from '../notices/toasts';

const InLine = styled.div`
  display: flex;
  gap: 8px;
  /* First: a system font without these letters would draw boxes instead of asking the next one. */
  button {
    font-family: 'Language names', var(--typeface, 'Inter'), system-ui, sans-serif;
  }
`;

/** Kept while the page is loaded anew: the focus returns to the switch that was pressed. */
const storageKey = 'languagePressed';
const wasPressed = sessionStorage.getItem(storageKey) !== null;
sessionStorage.removeItem(storageKey);

/** Rejects while offline: the browser would show its own error in place of the page. */
const checkConnection = () => fetch(window.location.pathname, { method: 'HEAD' });

/**
 * The other languages, one press away. The page stays: it is loaded anew, and forms keep their drafts. A page that
 * renders its texts anew itself, and so keeps what was typed, says how: `onChosen`.
 */
export const LanguageSwitch = ({ onChosen }: { onChosen?: (() => void) | undefined }) => {
  const group = useRef<HTMLDivElement>(null);
  const isFirst = useIsFirstScreen();
  // Each time: the page is drawn with a header of its own while its code is loading.
  useEffect(() => {
    if (wasPressed && isFirst && document.activeElement === document.body)
      group.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isFirst]);

  async function choose(code: string) {
    try {
      if (!onChosen) await checkConnection();
      await chooseLanguage(code);
    } catch {
      return notify('danger', t('failures.network'));
    }
    if (onChosen) return onChosen();
    sessionStorage.setItem(storageKey, '');
    window.location.reload();
  }
  const others = languages.filter((code) => code !== language());
  if (others.length === 0) return null;
  return (
    <InLine ref={group} role="group" aria-label={t('footer.language')} data-keeps-focus="">
      {others.map((code, i) => (
        // By its place: the button that was pressed stays, with the focus, and offers another language.
        <TextButton key={i} lang={code} onClick={() => void choose(code)}>
          {nameOf(code)}
        </TextButton>
      ))}
    </InLine>
  );
};
