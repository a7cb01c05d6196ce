import { Box, Button, MenuItem, Select, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useCheckedType, useChecking } from '../../checker/checking';
import type { AnswerTo } from '../../checker/protocol';
import { useFilesOf } from '../../checker/useFilesOf';
import { t } from '../../i18n';
import { download } from '../download';
import { languageName } from '../../languageName';
import { Failed } from '../Failed';
import { messagesPage, partTitle, placeTitle } from './messagesPage';

/** Every message of a form in its place, to read them all at once. */
export function MessagesPanel({ requestKey }: { requestKey: string }) {
  const { languages } = useCheckedType(requestKey);
  const [language, setLanguage] = useState('');
  const found = useMessages(requestKey, languages.includes(language) ? language : '');
  if (found?.failed !== undefined) return <Failed message={found.failed} />;
  if (!found?.messages)
    return (
      <Typography role="status" sx={{ p: 2, color: 'text.secondary' }}>
        {t(found ? 'messages.none' : 'loading')}
      </Typography>
    );
  const { parts, title } = found.messages;
  const count = parts.flatMap(({ places }) => places.flatMap((one) => one.messages)).length;
  const save = () => {
    const heading = t('messages.heading', { title });
    const name = `messages-${requestKey}${language === '' ? '' : `-${language}`}.html`;
    download(name, 'text/html', messagesPage(heading, language || 'en', parts));
  };
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 0.5 }}>
        <Select
          size="small"
          variant="standard"
          disableUnderline
          displayEmpty
          value={languages.includes(language) ? language : ''}
          onChange={({ target }) => setLanguage(target.value)}
          slotProps={{ input: { 'aria-label': t('words.language') } }}
        >
          {['', ...languages].map((tag) => (
            <MenuItem key={tag} value={tag} dense>
              {tag === '' ? t('words.first') : languageName(tag)}
            </MenuItem>
          ))}
        </Select>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', flex: 1 }}>
          {t('messages.count', { count })}
        </Typography>
        <Button onClick={save}>{t('messages.export')}</Button>
      </Box>
      {parts.map((part, i) => (
        <Box component="section" key={i} lang={language || 'en'}>
          <Typography component="h2" sx={{ fontWeight: 600, pt: 1.5 }}>
            {partTitle(part.title)}
          </Typography>
          {part.places.map(({ id, title: place, messages }) => (
            <Box key={id} sx={{ pt: 0.75, typography: 'body2' }}>
              <Box component="h3" sx={{ m: 0, font: 'inherit', fontWeight: 600 }}>
                {placeTitle(place)}
              </Box>
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {messages.map(({ rule, text }) => (
                  <li key={`${rule} ${text}`}>
                    <Box component="span" sx={{ color: 'error.main' }}>
                      {text}
                    </Box>{' '}
                    <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
                      {rule}
                    </Box>
                  </li>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface Found {
  key: string;
  /** Undefined where the files do not make a form. */
  messages?: AnswerTo['messages'];
  failed?: string;
}

/** Undefined until they are known. */
function useMessages(key: string, language: string): Found | undefined {
  const checking = useChecking();
  const files = useFilesOf(key);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isLeft = false;
    checking.ask({ about: 'messages', key, language }).then(
      (messages) => {
        if (!isLeft) setFound({ key, messages });
      },
      ({ message }: Error) => {
        if (!isLeft) setFound({ key, failed: message });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [checking, key, language, files]);
  return found?.key === key ? found : undefined;
}
