import { Select } from '#ui';
import styled from '@emotion/styled';
import { chooseLanguage, language, languages, t } from '../i18n';

const InLine = styled(Select)`
  width: auto;
  margin-left: 8px;
`;

/** The name of a language in that language, for instance हिन्दी. */
const nameOf = (code: string) =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

/** Rendered only where there is more than one language. */
export const LanguageChoice = () =>
  languages.length < 2 ? null : (
    <label>
      {t('footer.language')}
      <InLine value={language()} onChange={(event) => chooseLanguage(event.target.value)}>
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {nameOf(code)}
          </option>
        ))}
      </InLine>
    </label>
  );
