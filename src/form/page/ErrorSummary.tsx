import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { idOf } from '../draw/id';
import { useRequest } from '../session/useSession';
import { say } from '../words';
import { focusField } from './focusField';

const Box = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5, 3),
  border: `2px solid ${theme.palette.error.main}`,
  borderRadius: 12,
  backgroundColor: theme.palette.background.paper,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& ul': { margin: theme.spacing(1, 0, 0), paddingLeft: 20 },
  '& a': { color: theme.palette.error.main, fontWeight: 600 },
  '&:focus': { outline: 'none', boxShadow: `0 0 0 1px ${theme.palette.error.main}` },
}));

/** What has to be put right, each with the way to its field. It takes the focus at every submit that met problems. */
export function ErrorSummary() {
  const turn = useRequest((state) => state.summary);
  const shown = useRequest((state) => state.shown);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turn > 0) box.current?.focus();
  }, [turn]);
  useErrorTitle(turn > 0);
  if (turn === 0) return null;
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <h2>{say('problem.title')}</h2>
      <ul>
        {shown.map(({ at, says }) => (
          <li key={at}>
            <Link
              href={`#${idOf(at)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(idOf(at));
              }}
            >
              {says}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** The page's title is what a screen reader says first, so it says first that something is wrong. */
function useErrorTitle(hasProblems: boolean): void {
  useEffect(() => {
    if (!hasProblems) return;
    const prefix = say('problem.page');
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasProblems]);
}
