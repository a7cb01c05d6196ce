import { Box, InputAdornment, TextField, Typography } from '@mui/material';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import { parse } from 'jsonc-parser';
import { useEffect, useMemo, useState } from 'react';
import type { DiskFile } from '../api';
import { useChecker, useCheckerState } from '../checker/checkerClient';
import { t } from '../i18n';
import { useProject, useProjectState, useText } from '../project/useProject';
import { usePlace } from '../shell/place';
import { treeItemSlots } from '../shell/treeItemSlots';
import { StateMark } from './StateMark';
import { TypeMenu } from './TypeMenu';
import { type TreeGroup, treeOf } from './treeOf';

/** All request types with their states, the catalogue itself, and the shared pieces. */
export function CatalogueTree() {
  const { place, goTo } = usePlace();
  const [asked, setAsked] = useState('');
  const keys = useProjectState((state) => state.keys);
  const catalogueText = useText('catalogue.json');
  const disk = useProjectState((state) => state.disk);
  const groups = useMemo(
    () =>
      treeOf(catalogueText, keys, (key) => formTitle(disk.get(`schemas/${key}/ui.json`)) ?? key),
    [catalogueText, keys, disk],
  );
  const shared = useMemo(
    () => [...disk.keys()].filter((path) => /^schemas\/_shared\/[^.]+\.json$/.test(path)).sort(),
    [disk],
  );
  useStatesOf(keys);
  const shown = useMemo(() => matching(groups, asked), [groups, asked]);
  const pieces = shared.filter((path) => path.toLowerCase().includes(asked.toLowerCase()));
  const all = useMemo(() => [...groups.map(({ id }) => id), 'shared'], [groups]);
  const [closed, setClosed] = useState<string[]>([]);
  const selected = place.key === undefined ? place.path : `type ${place.key}`;

  return (
    <Box
      component="nav"
      aria-label={t('tree.title')}
      sx={{ height: '100%', display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}
    >
      <Box sx={{ p: 1, display: 'grid', gap: 1 }}>
        <TypeMenu />
        <TextField
          fullWidth
          type="search"
          placeholder={t('tree.search')}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
          slotProps={{
            htmlInput: { 'aria-label': t('tree.search') },
            input: { startAdornment: <InputAdornment position="start">⌕</InputAdornment> },
          }}
        />
      </Box>
      <Box sx={{ flex: 1, overflow: 'auto', pb: 2 }}>
        <SimpleTreeView
          aria-label={t('tree.title')}
          selectedItems={selected ?? null}
          expandedItems={all.filter((id) => asked !== '' || !closed.includes(id))}
          onExpandedItemsChange={(_event, open) =>
            setClosed(all.filter((id) => !open.includes(id)))
          }
          onSelectedItemsChange={(_event, id) => {
            if (id?.startsWith('type ')) goTo({ key: id.slice('type '.length) });
            else if (id?.endsWith('.json')) goTo({ path: id });
          }}
          itemChildrenIndentation={8}
        >
          <TreeItem slots={treeItemSlots} itemId="catalogue.json" label={t('tree.catalogue')} />
          {shown.map(({ id, title, types }) => (
            <TreeItem
              slots={treeItemSlots}
              key={id}
              itemId={id}
              label={<GroupLabel text={title ?? t(`tree.${id}`)} />}
            >
              {types.map((type) => (
                <TreeItem
                  slots={treeItemSlots}
                  key={type.key}
                  itemId={`type ${type.key}`}
                  label={<StateMark requestKey={type.key} title={type.title} />}
                />
              ))}
            </TreeItem>
          ))}
          {pieces.length > 0 && (
            <TreeItem
              slots={treeItemSlots}
              itemId="shared"
              label={<GroupLabel text={t('tree.shared')} />}
            >
              {pieces.map((path) => (
                <TreeItem slots={treeItemSlots} key={path} itemId={path} label={nameOf(path)} />
              ))}
            </TreeItem>
          )}
        </SimpleTreeView>
        {shown.length === 0 && pieces.length === 0 && (
          <Typography role="status" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
            {t('tree.nothing', { asked })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const GroupLabel = ({ text }: { text: string }) => (
  <Typography
    component="span"
    sx={{
      fontSize: 11.5,
      fontWeight: 600,
      color: 'text.secondary',
      textTransform: 'uppercase',
      letterSpacing: 0.4,
    }}
  >
    {text}
  </Typography>
);

const nameOf = (path: string) => path.slice('schemas/_shared/'.length, -'.json'.length);

/** The title of a form whose definition is loaded. */
function formTitle(ui: DiskFile | undefined): string | undefined {
  const title = parse(ui?.text ?? '')?.['ui:title'];
  return typeof title === 'string' ? title : undefined;
}

/** Those whose title or key has all words that are searched for. */
function matching(groups: TreeGroup[], asked: string): TreeGroup[] {
  const words = asked.toLowerCase().split(/\s+/);
  return groups.flatMap((group) => {
    const types = group.types.filter(({ key, title }) =>
      words.every((word) => `${key} ${title}`.toLowerCase().includes(word)),
    );
    return types.length > 0 ? [{ ...group, types }] : [];
  });
}

/** Has each request type looked at once, one after the other; what is edited is checked as it changes. */
function useStatesOf(keys: readonly string[]): void {
  const checker = useChecker();
  const project = useProject();
  const isKnown = useCheckerState(({ states }) => keys.every((key) => states[key] !== undefined));
  useEffect(() => {
    if (isKnown) return;
    let isLeft = false;
    void (async () => {
      for (const key of keys) {
        if (checker.get().states[key] !== undefined) continue;
        if (isLeft) return;
        await checker.loadState(key);
      }
      // Their files are loaded, and can be compared.
      await project.readLive();
    })();
    return () => {
      isLeft = true;
    };
  }, [checker, project, keys, isKnown]);
}
