import { Card, Lead, space, Stack } from '#ui';
import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSettings } from '../calls/settings';
import { useArrival, usePageTitle } from '../components/Page';
import { Layout } from '../shell/Layout';
import type { Return } from '../session/SessionModal';
import { t } from '../i18n';
import { DemoHint } from './DemoHint';
import { destination } from './destination';
import { forgetOldDrafts } from './forgetOldDrafts';
import { SignInForm } from './SignInForm';
import { UnderEnhancement } from './UnderEnhancement';
import { Welcome } from './Welcome';
import { useSignIn, type Field } from './useSignIn';

const Columns = styled.div`
  display: flex;
  gap: ${space(6)};
`;

const Column = styled.div`
  flex: 1;
  min-width: 0;
  max-width: 480px;
  margin: ${space(2)} auto ${space(6)};
`;

const order: Field[] = ['identifier', 'dob', 'otp'];

export const SignIn = () => {
  const settings = useSettings();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const back: Return | null = useLocation().state;
  const signIn = useSignIn((clientId) => {
    // Not for a visitor, nor for somebody else: their way leads over the policies.
    if (back?.clientId === clientId)
      return navigate(back.path, { replace: true, state: back.state });
    return navigate(destination(query), { replace: true });
  });
  const { attempts, problems, sent } = signIn;
  const [, renderAnew] = useReducer((count: number) => count + 1, 0);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(t('signIn.title'));
  useArrival(() => heading.current);
  const isReturning = back !== null;
  useEffect(() => {
    if (!isReturning) void forgetOldDrafts();
  }, [isReturning]);

  const focusField = useEffectEvent(() => {
    const firstWrong = order.find((field) => problems[field]);
    document.getElementById(firstWrong ?? (sent ? 'otp' : 'identifier'))?.focus();
  });
  useEffect(() => {
    if (attempts > 0) focusField();
  }, [attempts]);

  return (
    <Layout onLanguage={renderAnew}>
      <Columns>
        <Welcome />
        <Column>
          <Stack gap={3}>
            <div>
              <h1 ref={heading} tabIndex={-1}>
                {t('signIn.title')}
              </h1>
              {!settings?.underEnhancement && <Lead>{t('signIn.lead')}</Lead>}
            </div>
            {settings?.underEnhancement ? (
              <UnderEnhancement tollFreeNumber={settings.tollFreeNumber} />
            ) : (
              <Card>
                <SignInForm {...signIn} />
              </Card>
            )}
            {settings?.demo && !settings.underEnhancement && <DemoHint />}
          </Stack>
        </Column>
      </Columns>
    </Layout>
  );
};
