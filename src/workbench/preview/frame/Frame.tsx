import { RequestForm } from '#form';
import { fromDesktop, tokens } from '#ui';
import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { Failed } from './Failed';
import { FormBoundary } from './FormBoundary';
import { frameStore } from './store';
import { Toasts } from './Toasts';

/** Styled as the main region of the portal. */
const Main = styled.main`
  padding: 24px 16px 48px;
  ${fromDesktop} {
    padding: 32px 40px 64px;
  }
  > * {
    max-width: ${tokens.width.list}px;
    margin-inline: auto;
  }
`;

/** The form as customers see it. */
export const Frame = ({ onRestart }: { onRestart: () => void }) => {
  const { form, failure, isEnded } = useSyncExternalStore(frameStore.watch, frameStore.get);
  if (!form && failure === undefined) return null;
  return (
    <Main>
      {failure !== undefined && <Failed message={failure} onRestart={onRestart} />}
      {isEnded && <Failed onRestart={onRestart} />}
      {form && !isEnded && (
        <FormBoundary key={form.id} onRestart={onRestart}>
          <RequestForm {...form.props} />
        </FormBoundary>
      )}
      <Toasts />
    </Main>
  );
};
