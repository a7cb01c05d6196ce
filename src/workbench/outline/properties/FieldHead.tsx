import { Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { t } from '../../i18n';
import { type Definition, pathIn } from '../model/definition';
import type { Field } from '../model/fields';
import type { Edit } from './control';
import { requireField } from './fieldControls';
import { Label } from './Label';
import type { TypedName } from './useTypedName';

interface Props {
  definition: Definition;
  field: Field;
  edit: Edit;
  name: TypedName;
}

/** The name of a field, and whether it must be answered: they are in no property of its own. */
export function FieldHead({ definition, field, edit, name }: Props) {
  const [first] = field.places;
  const isOwn = first?.file === pathIn(definition.key, 'schema');
  const { typed, problem } = name;
  return (
    <Box sx={{ display: 'grid', gap: 1, my: 1.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <TextField
          label={t('outline.add.name')}
          value={typed}
          disabled={!isOwn || definition.broken !== undefined}
          error={problem !== undefined}
          helperText={problem && t(`outline.nameProblems.${problem}`)}
          onChange={({ target }) => name.type(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') name.rename();
            if (key === 'Escape') name.takeBack();
          }}
          sx={{ flex: 1 }}
        />
        {name.isChanged && (
          <Button
            variant="outlined"
            disabled={problem !== undefined || definition.broken !== undefined}
            onClick={name.rename}
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
