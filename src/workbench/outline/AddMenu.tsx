import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { t } from '../i18n';
import type { Addition } from './additions';
import { labelOf } from './model/labels';
import { Tool } from './Tool';

interface Props {
  additions: Addition[];
  isOff: boolean;
  onPick: (addition: Addition) => void;
}

/** Everything else that can be added, in a menu. */
export function AddMenu({ additions, isOff, onPick }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Tool
        label={t('outline.addMore')}
        isOff={isOff}
        hasMenu
        onPress={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('outline.addMoreShort')}
      </Tool>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
      >
        {additions.map((addition) => (
          <MenuItem
            key={addition.name}
            dense
            onClick={() => {
              setAnchor(undefined);
              onPick(addition);
            }}
          >
            {labelOf(addition.name)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
