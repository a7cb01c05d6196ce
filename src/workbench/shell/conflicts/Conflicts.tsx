import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { t } from '../../i18n';
import { useProject, useProjectState } from '../../project/useProject';
import { folderOf } from '../../project/projectState';
import { usePlace } from '../place';
import { ConflictDialog } from './ConflictDialog';

/** The conflicts with other programs. The user decides which text counts; undo restores the text here. */
export function Conflicts() {
  const project = useProject();
  const conflicts = useProjectState((state) => state.conflicts);
  const { goTo } = usePlace();
  const [compared, setCompared] = useState<string>();
  /** What was typed beside a text of this side before the question was put off. */
  const [left, setLeft] = useState<{ [path: string]: { mine: string; typed: string } }>({});
  /** The text has the focus then: the button that was pressed is gone with the question. */
  function decide(path: string, text: string | null, line = 1): void {
    project.resolve(path, text);
    setCompared(undefined);
    setLeft(({ [path]: _decided, ...others }) => others);
    if (text === null) return;
    const key = folderOf(path);
    goTo({ ...(key !== undefined && { key }), path, position: { line, column: 1 } });
  }
  return conflicts.map(({ path, theirs }) => {
    const mine = project.textOf(path);
    return (
      <Alert
        key={path}
        severity="warning"
        role="alert"
        square
        action={
          theirs && mine !== undefined ? (
            <Button color="inherit" onClick={() => setCompared(path)}>
              {t('conflict.compare')}
            </Button>
          ) : (
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button color="inherit" onClick={() => decide(path, mine ?? null)}>
                {t(mine === undefined ? 'conflict.removeMine' : 'conflict.keepMine')}
              </Button>
              <Button color="inherit" onClick={() => decide(path, theirs?.text ?? null)}>
                {t(theirs ? 'conflict.takeTheirs' : 'conflict.remove')}
              </Button>
            </Stack>
          )
        }
      >
        {t(`conflict.${whatHappened(mine, theirs)}`, { path })}
        {theirs && mine !== undefined && compared === path && (
          <ConflictDialog
            path={path}
            mine={mine}
            theirs={theirs.text}
            base={project.get().disk.get(path)?.text ?? ''}
            typed={left[path]?.mine === mine ? left[path].typed : mine}
            onResolve={(text) => decide(path, text, firstDifference(mine, theirs.text))}
            onClose={(typed) => {
              setLeft({ ...left, [path]: { mine, typed } });
              setCompared(undefined);
            }}
          />
        )}
      </Alert>
    );
  });
}

/** The first line in which two texts differ, from 1. */
function firstDifference(one: string, other: string): number {
  const others = other.split('\n');
  return one.split('\n').findIndex((line, i) => line !== others[i]) + 1 || others.length;
}

function whatHappened(mine: string | undefined, theirs: object | null): string {
  if (mine === undefined) return 'removedHere';
  return theirs ? 'changed' : 'removed';
}
