import type { Example } from '#authoring';
import type { Catalogue } from '#engine';
import { Button, Divider, IconButton, Menu, MenuItem, Stack } from '@mui/material';
import { parse } from 'jsonc-parser';
import { useState } from 'react';
import { hasOpenRequest, policyNumbersByClient } from '#fixtures';
import { t } from '../i18n';
import { useProject, useProjectState, useText } from '../project/useProject';
import { usePlace } from '../shell/place';
import { placeOfEntry, withMovedEntry } from './catalogueEdits';
import { TypeDialog } from './TypeDialog';
import { copiedType, newType, removedType, renamedType } from './typeEdits';

type Asked = 'new' | 'duplicate' | 'rename';

/** What can be done with the catalogue and with the request type that is open; every change is one step of undo. */
export function TypeMenu() {
  const project = useProject();
  const { place, goTo } = usePlace();
  const keys = useProjectState((state) => state.keys);
  const [asked, setAsked] = useState<Asked>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = useText('catalogue.json') ?? '';
  const { key } = place;
  const entry = key === undefined ? undefined : entryOf(text, key);

  const close = () => setAnchor(null);
  const ask = (what: Asked) => () => {
    close();
    setAsked(what);
  };
  const move = (by: -1 | 1) => () => {
    close();
    project.edit({ 'catalogue.json': withMovedEntry(text, key!, by) });
  };
  function remove() {
    close();
    project.edit(removedType(project.texts(), key!));
    goTo({ key: keys.find((one) => one !== key)! });
  }

  return (
    <>
      <Stack direction="row" sx={{ gap: 0.5 }}>
        <Button variant="outlined" onClick={ask('new')}>
          {t('type.new')}
        </Button>
        <IconButton
          size="small"
          aria-label={t('type.more')}
          aria-haspopup="menu"
          disabled={key === undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          ⋯
        </IconButton>
      </Stack>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
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
      {asked === 'new' && (
        <TypeDialog
          heading={t('type.newHeading')}
          asksService
          confirm={t('type.create')}
          onClose={() => setAsked(undefined)}
          onNamed={(named) => {
            project.edit(newType(project.texts(), named));
            setAsked(undefined);
            goTo({ key: named.key });
          }}
        />
      )}
      {asked === 'duplicate' && key !== undefined && (
        <TypeDialog
          heading={t('type.duplicateHeading', { title: entry?.title ?? key })}
          first={{ ...(entry && { service: entry.service }) }}
          asksService
          confirm={t('type.create')}
          onClose={() => setAsked(undefined)}
          onNamed={(named) => {
            project.edit(copiedType(project.texts(), key, named, isOpenInBook(key)));
            setAsked(undefined);
            goTo({ key: named.key });
          }}
        />
      )}
      {asked === 'rename' && key !== undefined && (
        <TypeDialog
          heading={t('type.renameHeading', { title: entry?.title ?? key })}
          first={{ key, title: entry?.title ?? key }}
          own={key}
          asksService={false}
          confirm={t('type.renameConfirm')}
          onClose={() => setAsked(undefined)}
          onNamed={(named) => {
            project.edit(renamedType(project.texts(), key, named));
            setAsked(undefined);
            goTo({ key: named.key });
          }}
        />
      )}
    </>
  );
}

/** Whether the demo book has an open request for an example of a request type. */
const isOpenInBook = (key: string) => (example: Example) =>
  Object.hasOwn(policyNumbersByClient, example.as.clientId) && hasOpenRequest(example, key);

/** The entry of a request type that the catalogue names itself. */
function entryOf(text: string, key: string): { title: string; service: string } | undefined {
  const place = placeOfEntry(text, key);
  if (!place) return undefined;
  const { key: service, requestTypes } = (parse(text) as Catalogue).serviceTypes[place.service]!;
  return { title: requestTypes[place.index]!.title ?? key, service };
}
