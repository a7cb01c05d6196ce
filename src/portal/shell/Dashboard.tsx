import { fromDesktop, onPaper, tokens } from '#ui';
import styled from '@emotion/styled';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { usePageTitle } from '../components/Page';
import { prefetchCatalogue } from '../raise/catalogue';
import { authenticate } from '../session/authenticate';
import { notify } from '../notices/toasts';
import { endedSessions, endSession } from '../session/logout';
import { onLogoutElsewhere } from '../session/otherTabs';
import { loadDeviceKeys } from '../session/deviceKeys';
import { SessionModal } from '../session/SessionModal';
import { openSessionModal } from '../session/sessionModal';
import { isExpired, isSignedIn, isSignedOut } from '../session/token';
import { UnsavedDialog } from '../session/UnsavedDialog';
import { ErrorBoundary } from './ErrorBoundary';
import { useStore } from '../store';
import english from '../locales/dashboard.en.json';
import { addMessages, t } from '../i18n';
import { Layout } from './Layout';
import { BottomBar } from './BottomBar';
import { HeaderInfo } from './HeaderInfo';
import { Menu } from './Menu';
import { MenuDrawer } from './MenuDrawer';
import { PageSkeleton } from './PageSkeleton';
import { prefetchScreens } from './prefetchScreens';
import { takeTypeface } from './typeface';

// Loaded with the pages behind the sign-in: the first page needs none of these texts.
addMessages(english);

const SideMenu = styled.aside`
  display: none;
  ${fromDesktop} {
    display: block;
    flex: none;
    min-width: 248px;
    padding: 24px 12px;
    background: ${tokens.colour.card};
    border-right: 1px solid ${tokens.colour.hairline};
  }
  ${onPaper} {
    display: none;
  }
`;

const askToSignIn = () => void openSessionModal(isSignedOut() ? 'signedOut' : 'expired');

const checkAccess = (screen: string) => ({
  isAllowed: isSignedIn() && !isExpired(),
  checkedAt: screen,
});

/** Behind the dialog that asks to sign in. */
const NoScreen = () => {
  usePageTitle(t('brand'));
  return null;
};

/** The layout of all pages behind the sign-in: checks the session, then renders the page with header and menu. */
const Dashboard = () => {
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  // Checked once for each screen: a session that expires must take neither a form away nor a list that shows another
  // page or policy. A logout does, also where Back returns before the sign-in page has been rendered.
  const ended = useStore(endedSessions);
  const screen = `${pathname} ${ended}`;
  const [{ isAllowed, checkedAt }, setAccess] = useState(() => checkAccess(screen));
  if (checkedAt !== screen) setAccess(checkAccess(screen));
  const visit = `${key} ${ended}`;
  useLayoutEffect(takeTypeface, []);
  useEffect(() => {
    if (isSignedIn()) void authenticate();
    else askToSignIn();
  }, [visit]);

  useEffect(
    () =>
      onLogoutElsewhere(() => {
        endSession();
        void navigate('/login');
        notify('success', t('session.loggedOutElsewhere'));
      }),
    [navigate],
  );

  // Nothing is rendered anew where Back cancels the navigation to the sign-in page.
  useEffect(() => {
    if (isAllowed) return;
    window.addEventListener('popstate', askToSignIn);
    return () => window.removeEventListener('popstate', askToSignIn);
  }, [isAllowed]);

  useEffect(() => {
    if (!isAllowed) return undefined;
    let isHere = true;
    void loadDeviceKeys();
    void prefetchCatalogue(() => isHere);
    void prefetchScreens();
    return () => {
      isHere = false;
    };
  }, [isAllowed]);

  return (
    <>
      {isAllowed ? (
        <Layout
          menuButton={<MenuDrawer />}
          headerInfo={<HeaderInfo />}
          bottomBar={<BottomBar />}
          sideMenu={
            <SideMenu>
              <Menu />
            </SideMenu>
          }
        >
          <ErrorBoundary resetKey={key}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </Layout>
      ) : (
        <Layout>
          <NoScreen />
        </Layout>
      )}
      <UnsavedDialog />
      <SessionModal />
    </>
  );
};

export default Dashboard;
