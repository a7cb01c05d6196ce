import {
  Box,
  Button,
  Dialog,
  DialogTitle,
  List,
  ListItemButton,
  ListItemText,
} from '@mui/material';
import { pointerOf } from '#engine';
import { getLocation } from 'jsonc-parser';
import { useState } from 'react';
import { t, tCount } from '../i18n';
import { usePlace } from '../shell/place';
import { definitionAt, type TextPlace, type Use, usesAt } from './references';

interface Props {
  path: string;
  text: string;
  offset: number;
  filesOf: () => { [path: string]: string };
}

/** The line below a text: where the cursor is, as a JSON pointer, and where what it names is defined and used. */
export function EditorStatus({ path, text, offset, filesOf }: Props) {
  const { place, goTo } = usePlace();
  const [uses, setUses] = useState<Use[]>();
  const pointer = pointerOf(...getLocation(text, offset).path.filter((part) => part !== ''));
  const texts = { ...filesOf(), [path]: text };
  const show = ({ path: to, position }: TextPlace) => {
    setUses(undefined);
    // A shared piece stays beside the request type that uses it.
    goTo({ ...(place.key !== undefined && { key: place.key }), path: to, position });
  };
  const target = definitionAt(texts, path, offset);

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        minHeight: 32,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: 12,
        color: 'text.secondary',
      }}
    >
      <Box
        component="span"
        sx={{
          flex: 1,
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          fontFamily: 'monospace',
        }}
      >
        {pointer}
      </Box>
      <Button
        data-command="definition"
        disabled={!target}
        title="F12"
        onClick={() => target && show(target)}
      >
        {t('editor.definition')}
      </Button>
      <Button
        data-command="uses"
        title={t('editor.usesKeys')}
        onClick={() => setUses(usesAt(texts, path, offset) ?? [])}
      >
        {t('editor.uses')}
      </Button>
      <Dialog
        open={uses !== undefined}
        onClose={() => setUses(undefined)}
        fullWidth
        aria-labelledby="uses-heading"
      >
        <DialogTitle id="uses-heading">
          {uses?.length === 0 ? t('editor.noUses') : tCount('editor.usesFound', uses?.length ?? 0)}
        </DialogTitle>
        <List dense sx={{ overflow: 'auto' }}>
          {uses?.map((use) => (
            <ListItemButton
              key={`${use.path}:${use.position.line}:${use.position.column}`}
              onClick={() => show(use)}
            >
              <ListItemText
                primary={use.line}
                secondary={`${use.path}:${use.position.line}`}
                slotProps={{
                  primary: { sx: { fontFamily: 'monospace', fontSize: 12 }, noWrap: true },
                }}
              />
            </ListItemButton>
          ))}
        </List>
      </Dialog>
    </Box>
  );
}
