import { styled } from '@mui/material/styles';
import { type FormEvent, useEffect, useState } from 'react';
import { openRequest } from '../engine';
import { Sections } from './draw/Sections';
import { Dialogs } from './page/Dialogs';
import { DraftLine } from './page/DraftLine';
import { ErrorSummary } from './page/ErrorSummary';
import { Header } from './page/Header';
import { PolicyField } from './page/PolicyField';
import { SubmitBar } from './page/SubmitBar';
import { Unseen } from './parts/Hint';
import { open } from './session/open';
import { contextOf, createSession, renew, type RequestFormProps } from './session/session';
import { submit } from './session/submit';
import { SessionContext, useRequest } from './session/useSession';

export { forgetDrafts } from './session/drafts';
export type { RequestFormProps };

const Column = styled('div')(({ theme }) => ({
  maxWidth: 720,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));

const Card = styled('form')(({ theme }) => ({
  padding: theme.spacing(3),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

const Notice = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2),
  color: theme.palette.warning.main,
  backgroundColor: theme.palette.warning.light,
  borderRadius: theme.shape.borderRadius,
}));

/** A request type, drawn: from its first question to its ticket number. */
export function RequestForm(props: RequestFormProps) {
  // Another definition or another person is another form.
  return <OpenedForm key={`${props.definition.key} ${props.draftKey}`} {...props} />;
}

function OpenedForm(props: RequestFormProps) {
  const [session] = useState(() => createSession(props));
  useEffect(() => {
    renew(session, props);
  });
  const [opening] = useState(() => openRequest(props.definition, contextOf(session)));
  const isRefused = 'refusal' in opening;
  useEffect(() => (isRefused ? undefined : open(session)), [session, isRefused]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit(session);
  }

  return (
    <SessionContext value={session}>
      <Column>
        <Header />
        {isRefused ? (
          <Notice role="status">{opening.refusal.says}</Notice>
        ) : (
          <>
            <DraftLine />
            <ErrorSummary />
            <Card noValidate onSubmit={onSubmit}>
              <PolicyField policies={opening.policies} />
              <Sections />
              <SubmitBar />
            </Card>
          </>
        )}
      </Column>
      <Spoken />
      <Dialogs />
    </SessionContext>
  );
}

/** What happens out of sight, for those who listen. */
function Spoken() {
  const spoken = useRequest((state) => state.spoken);
  return <Unseen role="status">{spoken}</Unseen>;
}
