import type { Example } from '#authoring';
import { Button, Divider, IconButton, Menu, MenuItem, Stack, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { hasOpenRequest, policyNumbersByClient } from '#fixtures';
import { useFilesOf } from '../checker/useFilesOf';
import { t } from '../i18n';
import { useProject, useProjectState, useText } from '../project/useProject';
import { usePlace } from '../shell/place';
import { entryOf, withMovedEntry } from './catalogueEdits';
import { NewTypeDialog } from './NewTypeDialog';
import { TypeDialog } from './TypeDialog';
import { brokenCatalogue, copiedType, hasFiles, removedType, renamedType } from './typeEdits';

type Asked = 'new' | 'duplicate' | 'rename';

/** What can be done with the catalogue and with the request type that is open; every change is one step of undo. */
export function TypeMenu() {
  const project = useProject();
  const { place, goTo } = usePlace();
  const { key } = place;
  const keys = useProjectState((state) => state.keys);
  const [asked, setAsked] = useState<Asked>();
  /** Why nothing was changed. */
  const [refusal, setRefusal] = useState<string>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const newButton = useRef<HTMLButtonElement>(null);
  const isRemoved = useRef(false);
  /** The button of the menu cannot have the focus again: there is nothing open that it could change. */
  useEffect(() => {
    if (!isRemoved.current || key !== undefined) return;
    isRemoved.current = false;
    newButton.current?.focus();
  });
  const text = useText('catalogue.json') ?? '';
  const catalogue = useFilesOf(undefined);
  const broken = useMemo(() => brokenCatalogue(catalogue), [catalogue]);
  const entry = key === undefined ? undefined : entryOf(text, key);

  const close = () => setAnchor(null);
  const ask = (what: Asked) => () => {
    close();
    setRefusal(undefined);
    setAsked(what);
  };
  const move = (by: -1 | 1) => () => {
    close();
    project.edit({ 'catalogue.json': withMovedEntry(text, key!, by) });
  };
  function remove() {
    close();
    void withFiles((from) => {
      project.edit(removedType(project.texts(), from));
      goTo({ path: 'catalogue.json' });
      isRemoved.current = true;
    });
  }
  /** Changes the request type that is open, once its files are loaded: else only the catalogue would change. */
  async function withFiles(change: (from: string) => void) {
    if (key === undefined) return;
    setAsked(undefined);
    setRefusal(undefined);
    try {
      await project.open(key);
    } catch {
      setRefusal(t('type.notLoaded', { key }));
      return;
    }
    const texts = project.texts();
    if (brokenCatalogue(texts) !== undefined) return;
    if (hasFiles(texts, key)) change(key);
    else setRefusal(t('type.nothingKnown', { key }));
  }

  return (
    <>
      <Stack direction="row" sx={{ gap: 0.5 }}>
        <Button
          ref={newButton}
          variant="outlined"
          disabled={broken !== undefined}
          onClick={ask('new')}
        >
          {t('type.new')}
        </Button>
        <IconButton
          size="small"
          aria-label={t('type.more')}
          aria-haspopup="menu"
          disabled={key === undefined || !keys.includes(key) || broken !== undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          ⋯
        </IconButton>
      </Stack>
      {(broken ?? refusal) !== undefined && (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {broken === undefined ? refusal : t('type.broken', { file: broken })}
        </Typography>
      )}
      <Menu anchorEl={anchor} open={anchor !== null && broken === undefined} onClose={close}>
        <MenuItem dense onClick={ask('duplicate')}>
          {t('type.duplicate')}
        </MenuItem>
        <MenuItem dense onClick={ask('rename')}>
          {t('type.rename')}
        </MenuItem>
        <MenuItem dense disabled={!entry} onClick={move(-1)}>
          {t('type.up')}
        </MenuItem>
        <MenuItem dense disabled={!entry} onClick={move(1)}>
          {t('type.down')}
        </MenuItem>
        <Divider />
        <MenuItem dense onClick={remove}>
          {t('type.remove')}
        </MenuItem>
      </Menu>
      {asked === 'new' && broken === undefined && (
        <NewTypeDialog
          onClose={() => setAsked(undefined)}
          onCreated={(created) => {
            setAsked(undefined);
            goTo({ key: created });
          }}
        />
      )}
      {asked === 'duplicate' && broken === undefined && key !== undefined && (
        <TypeDialog
          heading={t('type.duplicateHeading', { title: entry?.title ?? key })}
          first={{ ...(entry && { service: entry.service }) }}
          asksService
          confirm={t('type.create')}
          onClose={() => setAsked(undefined)}
          onNamed={(named) =>
            void withFiles((from) => {
              project.edit(copiedType(project.texts(), from, named, isOpenInBook(from)));
              goTo({ key: named.key });
            })
          }
        />
      )}
      {asked === 'rename' && broken === undefined && key !== undefined && (
        <TypeDialog
          heading={t('type.renameHeading', { title: entry?.title ?? key })}
          first={{ key, title: entry?.title ?? key }}
          own={key}
          asksService={false}
          confirm={t('type.renameConfirm')}
          onClose={() => setAsked(undefined)}
          onNamed={(named) =>
            void withFiles((from) => {
              project.edit(renamedType(project.texts(), from, named));
              goTo({ key: named.key });
            })
          }
        />
      )}
    </>
  );
}

/** Whether the demo book has an open request for an example of a request type. */
const isOpenInBook = (key: string) => (example: Example) =>
  Object.hasOwn(policyNumbersByClient, example.as.clientId) && hasOpenRequest(example, key);
