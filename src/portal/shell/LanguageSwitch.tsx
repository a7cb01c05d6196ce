import { TextButton } from '#ui';
import styled from '@emotion/styled';
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

/** Rejects while offline: the browser would show its own error in place of the page. */
const checkConnection = () => fetch(window.location.pathname, { method: 'HEAD' });

/**
 * The other languages, one press away. The page stays: it is loaded anew, and forms keep their drafts. A page that
 * renders its texts anew itself, and so keeps what was typed, says how: `onChosen`.
 */
export const LanguageSwitch = ({ onChosen }: { onChosen?: (() => void) | undefined }) => {
  async function choose(code: string) {
    try {
      if (!onChosen) await checkConnection();
      await chooseLanguage(code);
    } catch {
      return notify('danger', t('failures.network'));
    }
    if (onChosen) onChosen();
    else window.location.reload();
  }
  const others = languages.filter((code) => code !== language());
  if (others.length === 0) return null;
  return (
    <InLine role="group" aria-label={t('footer.language')}>
      {others.map((code) => (
        <TextButton key={code} lang={code} onClick={() => void choose(code)}>
          {nameOf(code)}
        </TextButton>
      ))}
    </InLine>
  );
};
