import { Box, IconButton, TextField } from '@mui/material';
import type { Ref } from 'react';
import { t } from '../../i18n';
import { languageName } from '../../languageName';
import type { Choice } from '../edit/choices';
import { ChoiceLabel } from './ChoiceLabel';
import { ChoiceValue } from './ChoiceValue';
import { dense } from './valueProps';

interface Props {
  choices: Choice[];
  index: number;
  languages: string[];
  isLocked: boolean;
  /** Whether the values stand in a file of the request type. */
  isOwn: boolean;
  box: Ref<HTMLInputElement>;
  onChange: (choice: Choice, typing: string) => void;
  onRename: (text: string) => void;
  onRemove: () => void;
}

/** An answer to choose: what the customer reads, in each language, and what is sent. */
export function ChoiceRow(props: Props) {
  const { choices, index, languages, isLocked, isOwn, box, onChange, onRename, onRemove } = props;
  const choice = choices[index]!;
  const number = index + 1;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.5, alignItems: 'start' }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: 0.5 }}>
          <ChoiceLabel
            choice={choice}
            number={number}
            isDisabled={isLocked}
            box={box}
            onChange={(label) => onChange({ ...choice, label }, `label ${index}`)}
          />
          <ChoiceValue choices={choices} index={index} isDisabled={!isOwn} onRename={onRename} />
        </Box>
        {languages.map((language) => (
          <TextField
            key={language}
            lang={language}
            value={choice.words[language] ?? ''}
            disabled={isLocked}
            onChange={({ target }) =>
              onChange(
                { ...choice, words: { ...choice.words, [language]: target.value } },
                `${language} ${index}`,
              )
            }
            slotProps={{
              htmlInput: {
                'aria-label': t('property.choiceWords', {
                  number,
                  language: languageName(language),
                }),
              },
            }}
            sx={dense}
          />
        ))}
      </Box>
      {isOwn && (
        <IconButton
          size="small"
          aria-label={t('property.removeChoice', { choice: choice.label })}
          disabled={choices.length < 2}
          onClick={onRemove}
        >
          ×
        </IconButton>
      )}
    </Box>
  );
}
