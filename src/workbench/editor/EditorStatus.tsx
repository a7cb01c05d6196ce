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
import { useMemo, useState } from 'react';
import { t, tCount } from '../i18n';
import type { Fix } from '../panels/fix/useFixOf';
import { usePlace } from '../shell/place';
import type { FixableDiagnostic } from './editorDiagnostics';
import { FixCommand } from './FixCommand';
import { definitionAt, type TextPlace, type Use, usesAt } from './references';

interface Props {
  path: string;
  text: string;
  offset: number;
  filesOf: () => { [path: string]: string };
  diagnostics: FixableDiagnostic[];
  onFix: (fix: Fix) => void;
  onMeaning: () => void;
  /** Why the last fix could not be applied. */
  refused: string | undefined;
}

/** The line below a text: where the cursor is, as a JSON pointer, and the commands for what is there. */
export function EditorStatus({
  path,
  text,
  offset,
  filesOf,
  diagnostics,
  onFix,
  onMeaning,
  refused,
}: Props) {
  const { place, goTo } = usePlace();
  const [uses, setUses] = useState<Use[]>();
  const pointer = pointerOf(...getLocation(text, offset).path.filter((part) => part !== ''));
  const files = filesOf();
  const texts = useMemo(() => ({ ...files, [path]: text }), [files, path, text]);
  const show = ({ path: to, position }: TextPlace) => {
    setUses(undefined);
    // A shared piece stays beside the request type that uses it.
    goTo({ ...(place.key !== undefined && { key: place.key }), path: to, position });
  };
  const line = text.slice(0, offset).split('\n').length;
  const fixes = diagnostics.flatMap((one) => (one.line === line && one.fix) || []);
  const target = useMemo(() => definitionAt(texts, path, offset), [texts, path, offset]);

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
          fontFamily: 'var(--fixed-width)',
        }}
      >
        {pointer}
      </Box>
      <Box component="span" role="status" sx={{ color: 'error.main' }}>
        {refused}
      </Box>
      <FixCommand fixes={fixes} onFix={onFix} />
      <Button data-command="meaning" title={t('editor.meaningKeys')} onClick={onMeaning}>
        {t('editor.meaning')}
      </Button>
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
                  primary: { sx: { fontFamily: 'var(--fixed-width)', fontSize: 12 }, noWrap: true },
                }}
              />
            </ListItemButton>
          ))}
        </List>
      </Dialog>
    </Box>
  );
}
