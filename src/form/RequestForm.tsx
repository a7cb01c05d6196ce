import { Card, Notice, Stack, tokens, VisuallyHidden } from '#ui';
import { openRequest } from '#engine';
import styled from '@emotion/styled';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { ChangesNotice } from './page/ChangesNotice';
import { Dialogs } from './page/Dialogs';
import { DraftLine } from './page/DraftLine';
import { ErrorSummary } from './page/ErrorSummary';
import { Header } from './page/Header';
import { LoadNotices } from './page/LoadNotices';
import { PolicyField } from './page/PolicyField';
import { Questions } from './page/Questions';
import { advance, hasPages } from './wizard/navigation';
import { definitionFor } from './controller/definitionFor';
import { open } from './controller/open';
import { saveForLeaving } from './controller/draft/save';
import {
  contextOf,
  createSession,
  renew,
  type RequestFormProps,
} from './controller/formController';
import { submit } from './controller/submit/submit';
import { SessionContext, useRequest } from './controller/useFormController';

export type { RequestFormProps };

const Column = styled(Stack)`
  max-width: ${tokens.width.form}px;
`;

const Parts = styled(Stack)`
  overflow-wrap: anywhere;
`;

/** A request type, drawn: from its first question to its ticket number. */
export function RequestForm(props: RequestFormProps) {
  // Another definition or another person is another form.
  return <OpenedForm key={`${props.definition.key} ${props.draftKey}`} {...props} />;
}

function OpenedForm(given: RequestFormProps) {
  const { insurer, today } = given;
  const definition = useMemo(
    () => definitionFor(given.definition, insurer, today),
    [given.definition, insurer, today],
  );
  const props = { ...given, definition };
  const [session] = useState(() => createSession(props));
  useEffect(() => {
    renew(session, props);
  });
  const [opening] = useState(() => openRequest(props.definition, contextOf(session)));
  const isRefused = 'refusal' in opening;
  useEffect(() => (isRefused ? undefined : open(session)), [session, isRefused]);
  useEffect(() => session.props.beforeLeaving(() => saveForLeaving(session)), [session]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (hasPages(session)) advance(session);
    else void submit(session);
  }

  return (
    <SessionContext value={session}>
      <Column>
        <Header />
        {isRefused ? (
          <Notice kind="info" role="status">
            <Stack gap={1}>
              <p>{opening.refusal.message}</p>
              {props.nextStep}
            </Stack>
          </Notice>
        ) : (
          <>
            <ErrorSummary />
            <Card as="div">
              <form noValidate onSubmit={onSubmit}>
                <Parts gap={4}>
                  <PolicyField policies={opening.policies} />
                  <DraftLine />
                  <ChangesNotice />
                  <LoadNotices />
                  <Questions />
                </Parts>
              </form>
            </Card>
          </>
        )}
      </Column>
      <LiveRegion />
      <Dialogs />
    </SessionContext>
  );
}

/** What happens out of sight, for those who listen. */
function LiveRegion() {
  const spoken = useRequest((state) => state.spoken);
  return <VisuallyHidden role="status">{spoken}</VisuallyHidden>;
}
