import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n';
import { DeleteDialog } from '../dialogs/DeleteDialog';
import {
  changeChoices,
  choicesIn,
  choiceValue,
  isOwnEnum,
  newChoice,
  renameChoice,
} from '../edit/choices';
import { deleteChoice } from '../edit/deleteChoice';
import type { Deletion } from '../edit/deletion';
import type { Definition } from '../model/definition';
import type { Field } from '../model/fields';
import { ChoiceRow } from './ChoiceRow';
import type { Edit } from './control';

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
  const [asked, setAsked] = useState<{ i: number; deletion: Deletion; of: Definition }>();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  /** The choice that gets the focus, since the button that was pressed is gone; a new object each time. */
  const [next, setNext] = useState<{ index: number }>();
  useEffect(() => {
    if (next) boxes.current[next.index]?.focus();
  }, [next]);
  const removed = ({ changes }: Deletion, i: number) => {
    edit(changes);
    setNext({ index: Math.max(0, i - 1) });
  };
  const remove = (i: number) => {
    const deletion = deleteChoice(definition.key, definition.texts, field.at, i);
    if (deletion.also.length + deletion.examples.length === 0) removed(deletion, i);
    else setAsked({ i, deletion, of: definition });
  };
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography component="legend" sx={{ px: 0.5, fontSize: 13 }}>
        {t('property.choices')}{' '}
        <Typography component="span" sx={{ color: 'text.secondary', fontSize: 11.5, ml: 0.75 }}>
          enum, ui:enumNames
        </Typography>
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {choices.map((_, i) => (
          <ChoiceRow
            key={i}
            choices={choices}
            index={i}
            languages={definition.languages}
            isLocked={isLocked}
            isOwn={isOwn}
            box={(box) => {
              boxes.current[i] = box;
            }}
            onChange={(choice, typing) =>
              edit(
                changeChoices(definition, field, choices.with(i, choice)),
                `choices ${field.at} ${typing}`,
              )
            }
            onRename={(text) => edit(renameChoice(definition, field, i, choiceValue(field, text)))}
            onRemove={() => remove(i)}
          />
        ))}
      </Box>
      {isOwn && (
        <Button
          sx={{ mt: 0.5 }}
          onClick={() =>
            edit(changeChoices(definition, field, [...choices, newChoice(field, choices)]))
          }
        >
          {t('property.addChoice')}
        </Button>
      )}
      {asked && (
        <DeleteDialog
          deletion={asked.deletion}
          title={choices[asked.i]?.label ?? ''}
          definition={asked.of}
          onDelete={() => {
            // The texts may have changed on disk while the dialog was open.
            if (asked.of === definition) removed(asked.deletion, asked.i);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}
