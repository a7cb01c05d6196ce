import { Card, Notice, onPaper, space, Stack, tokens, VisuallyHidden } from '#ui';
import { definitionFor, openRequest } from '#engine';
import styled from '@emotion/styled';
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { ChangesNotice } from './page/ChangesNotice';
import { Dialogs } from './page/Dialogs';
import { DraftLine } from './page/DraftLine';
import { ErrorSummary } from './page/ErrorSummary';
import { besideForm, Guide } from './page/Guide';
import { Header } from './page/Header';
import { LoadNotices } from './page/LoadNotices';
import { PolicyField } from './page/PolicyField';
import { Questions } from './page/Questions';
import { ReviewNews } from './page/ReviewNews';
import { SubmissionNotice } from './page/SubmissionNotice';
import { UntilKnown } from './page/UntilKnown';
import { UnusualSummary } from './page/UnusualSummary';
import { LockNotice } from './signatures/LockNotice';
import { loadLater } from './loadLater';
import { advance, hasPages } from './wizard/navigation';
import { usePageAddress } from './wizard/usePageAddress';
import { open } from './controller/open';
import { saveBeforeSignOut } from './controller/draft/save';
import { contextOf, updateProps } from './controller/formController';
import type { RequestFormProps } from './controller/requestFormProps';
import { controllerFor, showForm, whenSent } from './controller/leftForms';
import { submit } from './controller/submit/submit';
import {
  FormControllerProvider,
  useFormController,
  useFormState,
} from './controller/useFormController';

export type { RequestFormProps };

const Page = styled(Stack)`
  max-width: ${tokens.width.form}px;
  ${besideForm} {
    grid-template-columns: minmax(0, ${tokens.width.form}px) 280px;
    column-gap: ${space(4)};
    align-items: start;
    max-width: none;
    > header {
      grid-column: 1 / -1;
    }
  }
  ${onPaper} {
    max-width: none;
  }
`;

const Main = styled(Stack)`
  ${besideForm} {
    grid-area: 2 / 1;
  }
`;

/** Longer than a page of paper. */
const Sheet = styled(Card)`
  ${onPaper} {
    break-inside: auto;
  }
`;

/** The form of a request type, from its first question to its ticket number. */
export function RequestForm(props: RequestFormProps) {
  // Another definition or customer gets a new form.
  return <OpenedForm key={`${props.definition.key} ${props.deviceKeys.keys[0]?.id}`} {...props} />;
}

function OpenedForm(given: RequestFormProps) {
  const { insurer, today } = given;
  const definition = useMemo(
    () => definitionFor(given.definition, insurer, today),
    [given.definition, insurer, today],
  );
  const props = { ...given, definition };
  const [controller] = useState(() => controllerFor(props));
  useEffect(() => {
    updateProps(controller, props);
  });
  usePageAddress(controller, props.pageAddress);
  const [opening] = useState(() => openRequest(props.definition, contextOf(controller)));
  useLayoutEffect(
    () => ('refusal' in opening ? undefined : open(controller, opening.policies)),
    [controller, opening],
  );
  useEffect(() => showForm(controller), [controller]);
  useEffect(() => void loadLater(given.definition), [given.definition]);
  useEffect(() => {
    const unregister = controller.props.beforeLeaving(() => saveBeforeSignOut(controller));
    return () => whenSent(controller, unregister);
  }, [controller]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (hasPages(controller)) advance(controller);
    else void submit(controller);
  }

  return (
    <FormControllerProvider controller={controller}>
      <OnceRestored isRefused={'refusal' in opening}>
        <Page lang={definition.language}>
          <Header />
          {'refusal' in opening ? (
            <Notice kind="info" role="status">
              <Stack gap={1}>
                <p>{opening.refusal.message}</p>
                {props.nextStep}
              </Stack>
            </Notice>
          ) : (
            <>
              <Guide />
              <Main>
                <RaisedBefore>{props.raisedBefore}</RaisedBefore>
                <SubmissionNotice place="top" />
                <ErrorSummary />
                <UnusualSummary />
                <Sheet as="div">
                  <form noValidate onSubmit={onSubmit}>
                    <Stack gap={4}>
                      <PolicyField policies={opening.policies} />
                      <UntilKnown>
                        <DraftLine />
                        <ChangesNotice />
                        <ReviewNews />
                        <LoadNotices />
                        <LockNotice />
                        <Questions />
                      </UntilKnown>
                    </Stack>
                  </form>
                </Sheet>
              </Main>
            </>
          )}
        </Page>
        {props.below}
      </OnceRestored>
      <LiveRegion />
      <Dialogs />
    </FormControllerProvider>
  );
}

/**
 * Not drawn before the draft of this device is read: what it brings would move the rest, and the calls for the policy
 * go out first. A customer who is refused has no draft.
 */
function OnceRestored({ isRefused, children }: { isRefused: boolean; children: ReactNode }) {
  const controller = useFormController();
  const isRestored = useFormState(() => controller.isRestored);
  return isRefused || isRestored ? children : controller.props.loading;
}

/** Not above what was typed for the next request. */
function RaisedBefore({ children }: { children: ReactNode }) {
  return useFormState(({ draft }) => draft !== 'restored') && children;
}

/** Announcements for screen readers. */
function LiveRegion() {
  const announcement = useFormState((state) => state.announcement);
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
