import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { labelOf } from '../../engine';
import { Notes } from '../parts/Notes';
import { useSession } from '../session/useSession';
import { say } from '../words';

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  '&:focus': { outline: 'none' },
}));

const Lead = styled('p')(({ theme }) => ({
  color: theme.palette.text.secondary,
  margin: theme.spacing(1, 0, 0),
  maxWidth: '60ch',
}));

const Ready = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  marginTop: theme.spacing(3),
  '& li': { color: theme.palette.text.primary, fontWeight: 600 },
}));

const Beside = styled('div')(({ theme }) => ({ marginTop: theme.spacing(2) }));

/** What this is about and what to have at hand, before anything is asked. */
export function Header() {
  const { definition } = useSession().props;
  const { ui, request, key } = definition;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const appliesToAll = request.appliesTo === 'all-policies' ? [say('appliesToAll')] : [];
  const notes = [...appliesToAll, ...(ui['ui:notes'] ?? [])];
  return (
    <header>
      <Title ref={title} tabIndex={-1}>
        {ui['ui:title'] ?? labelOf(definition, `/${key}`)}
      </Title>
      {ui['ui:description'] && <Lead>{ui['ui:description']}</Lead>}
      {ui['ui:haveReady'] && (
        <Ready>
          {say('haveReady')}
          <Notes notes={ui['ui:haveReady']} />
        </Ready>
      )}
      {notes.length > 0 && (
        <Beside>
          <Notes notes={notes} />
        </Beside>
      )}
    </header>
  );
}
