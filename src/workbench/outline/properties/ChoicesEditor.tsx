import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { t } from '../../i18n';
import { changeChoices, type Choice, choicesIn, choiceValue, isOwnEnum } from '../edit/choices';
import type { Definition } from '../model/definition';
import type { Field } from '../model/fields';
import type { Edit } from './control';
import { dense } from './valueProps';

interface Props {
  definition: Definition;
  field: Field;
  edit: Edit;
}

/** The answers to choose from: what is sent, and what the customer reads in each language. */
export function ChoicesEditor({ definition, field, edit }: Props) {
  const choices = choicesIn(definition, field);
  const isLocked = definition.broken !== undefined;
  const isOwn = isOwnEnum(definition, field) && !isLocked;
  const change = (next: Choice[], typing?: string) =>
    edit(changeChoices(definition, field, next), typing && `choices ${field.at} ${typing}`);
  const set = (i: number, part: Partial<Choice>, typing: string) =>
    change(
      choices.map((one, j) => (j === i ? { ...one, ...part } : one)),
      typing,
    );
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography component="legend" sx={{ px: 0.5, fontSize: 13 }}>
        {t('property.choices')}
        <Typography component="span" sx={{ color: 'text.secondary', fontSize: 11.5, ml: 0.75 }}>
          enum, ui:enumNames
        </Typography>
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {choices.map((choice, i) => (
          <Box component="li" key={i} sx={{ display: 'flex', gap: 0.5, alignItems: 'start' }}>
            <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
              <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: 0.5 }}>
                <TextField
                  value={choice.label}
                  disabled={isLocked}
                  onChange={({ target }) => set(i, { label: target.value }, `label ${i}`)}
                  slotProps={{
                    htmlInput: { 'aria-label': t('property.choiceLabel', { number: i + 1 }) },
                  }}
                  sx={dense}
                />
                <TextField
                  value={String(choice.value)}
                  disabled={!isOwn}
                  onChange={({ target }) =>
                    set(i, { value: choiceValue(field, target.value) }, `value ${i}`)
                  }
                  slotProps={{
                    htmlInput: { 'aria-label': t('property.choiceValue', { number: i + 1 }) },
                  }}
                  sx={dense}
                />
              </Box>
              {definition.languages.map((language) => (
                <TextField
                  key={language}
                  lang={language}
                  value={choice.words[language] ?? ''}
                  disabled={isLocked}
                  onChange={({ target }) =>
                    set(
                      i,
                      { words: { ...choice.words, [language]: target.value } },
                      `${language} ${i}`,
                    )
                  }
                  slotProps={{
                    htmlInput: {
                      'aria-label': t('property.choiceWords', { number: i + 1, language }),
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
                onClick={() => change(choices.toSpliced(i, 1))}
              >
                ×
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {isOwn && (
        <Button
          sx={{ mt: 0.5 }}
          onClick={() => {
            const number = choices.length + 1;
            const asNumber = choiceValue(field, `${number}`);
            const value = typeof asNumber === 'number' ? asNumber : `choice_${number}`;
            change([...choices, { value, label: t('property.newChoice', { number }), words: {} }]);
          }}
        >
          {t('property.addChoice')}
        </Button>
      )}
    </Box>
  );
}
