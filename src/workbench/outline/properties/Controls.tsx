import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { Diagnostic } from '#authoring';
import { t } from '../../i18n';
import type { Definition } from '../model/definition';
import type { Edit } from './control';
import type { Group } from './fieldControls';
import { inWords } from './inWords';
import { isShown } from './isShown';
import { problemsAt } from './problemsAt';
import { PropertyControl } from './PropertyControl';

/** Those of a group that have a value or are often needed; the others come with a press. */
export function Controls({
  definition,
  group,
  diagnostics,
  edit,
}: {
  definition: Definition;
  group: Group;
  diagnostics: Diagnostic[];
  edit: Edit;
}) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const [first] = useState(
    () => new Set(group.controls.filter((control) => isShown(control)).map(({ name }) => name)),
  );
  const shown = isWhole
    ? group.controls
    : group.controls.filter((control) => first.has(control.name) || isShown(control));
  const others = group.controls.length - shown.length;
  // The button that was pressed is gone.
  useEffect(() => {
    if (isWhole) list.current?.focus();
  }, [isWhole]);
  return (
    <Box component="section" aria-label={group.title} sx={{ mt: 2 }}>
      <Typography
        component="h3"
        sx={{
          fontSize: 11.5,
          fontWeight: 600,
          color: 'text.secondary',
          textTransform: 'uppercase',
          mb: 0.75,
        }}
      >
        {group.title}
      </Typography>
      <Box
        ref={list}
        tabIndex={-1}
        sx={{
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
          alignItems: 'start',
          outline: 'none',
        }}
      >
        {shown.map((control) => (
          <PropertyControl
            key={control.file + control.pointer}
            definition={definition}
            control={control}
            problems={problemsAt(definition.texts, diagnostics, control.file, control.pointer).map(
              (problem) => inWords(control, problem),
            )}
            edit={edit}
          />
        ))}
      </Box>
      {others > 0 && (
        <Button sx={{ mt: 0.5, px: 0.5 }} onClick={() => setWhole(true)}>
          {t('property.more', { count: others })}
        </Button>
      )}
    </Box>
  );
}
