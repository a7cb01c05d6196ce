import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { t } from '../i18n';
import type { Fix } from '../panels/fix/useFixOf';

/** Mends what is wrong in the line of the cursor: at once, or by a choice of several. */
export function FixCommand({ fixes, onFix }: { fixes: Fix[]; onFix: (fix: Fix) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const [only, ...others] = fixes;
  return (
    <>
      <Button
        data-command="fix"
        disabled={!only}
        title={t('editor.fixKeys')}
        aria-haspopup={others.length > 0 ? 'menu' : undefined}
        onClick={({ currentTarget }) =>
          only && others.length === 0 ? onFix(only) : setAnchor(currentTarget)
        }
      >
        {t('editor.fix')}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={close}>
        {fixes.map((fix, i) => (
          <MenuItem
            key={i}
            dense
            onClick={() => {
              close();
              onFix(fix);
            }}
          >
            {fix.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
