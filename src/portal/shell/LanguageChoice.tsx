import { chooseLanguage, language, languages, say } from '../words';
import styled from '@emotion/styled';
import { tokens } from '../tokens';

const Select = styled.select`
  min-height: ${tokens.target}px;
  margin-left: 8px;
  padding: 4px 8px;
  background: ${tokens.colour.card};
  border: 1px solid ${tokens.colour.border};
  border-radius: ${tokens.radius.control}px;
`;

/** A language's name in itself, for instance हिन्दी. */
const nameOf = (code: string) =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

/** Offered once there is something to choose. */
export const LanguageChoice = () =>
  languages.length < 2 ? null : (
    <label>
      {say('footer.language')}
      <Select value={language()} onChange={(event) => chooseLanguage(event.target.value)}>
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {nameOf(code)}
          </option>
        ))}
      </Select>
    </label>
  );
