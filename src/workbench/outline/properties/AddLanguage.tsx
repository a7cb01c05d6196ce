import { Box, Button, TextField } from '@mui/material';
import { overlayPath, tagProblem } from '#authoring';
import { useState } from 'react';
import { t } from '../../i18n';
import { type Definition, pathIn } from '../model/definition';
import type { Edit } from './control';

/** Makes the overlay of a language, with nothing in it yet. */
export function AddLanguage({ definition, edit }: { definition: Definition; edit: Edit }) {
  const [tag, setTag] = useState<string>();
  const isLocked = definition.broken !== undefined;
  if (tag === undefined)
    return (
      <Button sx={{ mt: 1.5 }} disabled={isLocked} onClick={() => setTag('')}>
        {t('property.addLanguage')}
      </Button>
    );
  const problem = tag === '' ? undefined : (tagProblem(tag) ?? known(definition, tag));
  const add = () => {
    if (isLocked || tag === '' || problem !== undefined) return;
    edit({ [overlayPath(pathIn(definition.key, 'ui'), tag)]: '{}\n' });
    setTag(undefined);
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      sx={{ mt: 1.5, display: 'flex', gap: 1, alignItems: 'start' }}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone
        autoFocus
        label={t('property.languageTag')}
        value={tag}
        error={problem !== undefined}
        helperText={problem ?? t('property.languageHelp')}
        onChange={({ target }) => setTag(target.value.trim())}
        sx={{ flex: 1 }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={isLocked || tag === '' || problem !== undefined}
      >
        {t('property.addLanguage')}
      </Button>
    </Box>
  );
}

const known = ({ languages }: Definition, tag: string): string | undefined =>
  languages.includes(tag) ? t('property.languageKnown') : undefined;
