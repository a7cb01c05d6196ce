import { Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { parentOf } from '#engine';
import { useState } from 'react';
import { t } from '../../i18n';
import { nameProblem } from '../edit/kinds';
import { type Definition, pathIn } from '../model/definition';
import type { Field } from '../model/fields';
import type { Edit } from './control';
import { requireField } from './fieldControls';
import { Label } from './Label';

interface Props {
  definition: Definition;
  field: Field;
  edit: Edit;
  onRename: (name: string) => void;
}

/** The name of a field, and whether it must be answered: they are in no property of its own. */
export function FieldHead({ definition, field, edit, onRename }: Props) {
  const [typed, setTyped] = useState(field.name);
  const [first] = field.places;
  const isOwn = first?.file === pathIn(definition.key, 'schema');
  const others = definition.fields
    .filter(({ at }) => parentOf(at) === parentOf(field.at) && at !== field.at)
    .map(({ name }) => name);
  const problem = typed === field.name ? undefined : nameProblem(typed, others);
  const rename = () => {
    if (typed !== field.name && problem === undefined) onRename(typed);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, my: 1.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <TextField
          label={t('outline.add.name')}
          value={typed}
          disabled={!isOwn || definition.broken !== undefined}
          error={problem !== undefined}
          helperText={problem && t(`outline.nameProblems.${problem}`)}
          onChange={({ target }) => setTyped(target.value.trim())}
          onKeyDown={({ key }) => {
            if (key === 'Enter') rename();
            if (key === 'Escape') setTyped(field.name);
          }}
          sx={{ flex: 1 }}
        />
        {typed !== field.name && (
          <Button
            variant="outlined"
            disabled={problem !== undefined || definition.broken !== undefined}
            onClick={rename}
          >
            {t('outline.rename')}
          </Button>
        )}
      </Box>
      {field.schema.type !== 'null' && (
        <FormControlLabel
          sx={{ ml: 0, gap: 1 }}
          control={
            <Switch
              size="small"
              checked={first?.isRequired ?? false}
              disabled={!isOwn || definition.broken !== undefined}
              onChange={({ target }) => edit(requireField(definition, field, target.checked))}
            />
          }
          label={<Label label={t('property.required')} keyword="required" />}
        />
      )}
      {field.piece && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('property.piece', { piece: field.piece.name })}
        </Typography>
      )}
    </Box>
  );
}
